import StringCatalogs

/// A change to a catalog that says beforehand what it touches.
struct RandomEdit {
  let key: String
  /// The part of the key that it touches; `nil` where it touches all of it.
  let part: String?
  let apply: (inout StringCatalog) -> Void

  func overlaps(_ other: RandomEdit) -> Bool {
    key.utf8.elementsEqual(other.key.utf8)
      && (part == nil || other.part == nil || part == other.part)
  }

  static func random(_ random: inout SeededGenerator) -> RandomEdit {
    let key = random.pick(SeededGenerator.keys)
    let locale = random.pick(SeededGenerator.locales)
    switch Int.random(in: 0..<17, using: &random) {
    case 0: return RandomEdit(key: key, part: nil) { $0.entries.removeAll { $0.hasKey(key) } }
    case 1, 2:
      let entry = random.entry(key)
      let place = Int.random(in: 0..<8, using: &random)
      return RandomEdit(key: key, part: nil) { catalog in
        if catalog.position(of: key) == nil {
          catalog.entries.insert(entry, at: min(place, catalog.entries.count))
        }
      }
    case 3:
      let comment = random.chance(80) ? random.pick(SeededGenerator.values) : nil
      return editing(key, "comment") { $0.comment = comment }
    case 4:
      let state = random.chance(70) ? StringCatalog.ExtractionState.stale : nil
      return editing(key, "extractionState") { $0.extractionState = state }
    case 5:
      let members = random.members()
      return editing(key, "otherMembers") { $0.otherMembers = members }
    case 6: return editing(key, locale) { $0[locale] = nil }
    case 7, 8:
      let string = random.string()
      return editing(key, locale) { $0[locale] = string }
    case 9:
      let members = random.members()
      return editing(key, locale) { $0[locale]?.otherMembers = members }
    case 10:
      let substitution = random.substitution("N")
      return editing(key, locale) { $0[locale]?.substitutions = [substitution] }
    case 11: return editing(key, locale) { $0[locale]?.varyByDevice() }
    default: return valueEdit(key, locale, &random)
    }
  }

  private static func valueEdit(
    _ key: String,
    _ locale: String,
    _ random: inout SeededGenerator
  ) -> RandomEdit {
    let value = random.pick(SeededGenerator.values)
    let state = random.anyState()
    let choice = Int.random(in: 0..<5, using: &random)
    let position = Int.random(in: 0..<6, using: &random)
    return editing(key, locale) { entry in
      guard let units = entry[locale]?.units, !units.isEmpty else { return }
      let path = units[position % units.count].path
      switch choice {
      case 0, 1: entry[locale]?[path]?.value = value
      case 2: entry[locale]?[path]?.state = state
      case 3: entry[locale]?[path] = .init(value, state: state)
      default: entry[locale]?[path] = nil
      }
    }
  }

  private static func editing(
    _ key: String,
    _ part: String,
    _ edit: @escaping (inout StringCatalog.Entry) -> Void
  ) -> RandomEdit {
    RandomEdit(key: key, part: part) { catalog in
      if let position = catalog.position(of: key) { edit(&catalog.entries[position]) }
    }
  }
}

extension LocalizedString {
  /// Makes one value the value of one device.
  fileprivate mutating func varyByDevice() {
    guard let unit = stringUnit else { return }
    stringUnit = nil
    variations = [.init(.device, cases: [.init("mac", LocalizedString(stringUnit: unit))])]
  }
}

extension StringCatalog {
  fileprivate func position(of key: String) -> Int? { entries.firstIndex { $0.hasKey(key) } }
}

extension StringCatalog.Entry {
  fileprivate func hasKey(_ other: String) -> Bool { key.utf8.elementsEqual(other.utf8) }
}
