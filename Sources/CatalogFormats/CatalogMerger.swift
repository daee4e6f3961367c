internal import Diagnostics
internal import StringCatalogs

/// Adds to catalog parts what others say of the same; where they say different things, the first
/// stands.
struct CatalogMerger {
  /// The differences.
  private(set) var notes: [Diagnostic] = []

  /// What stands beside the entries.
  mutating func merge(_ catalog: inout StringCatalog, _ other: StringCatalog, of name: String) {
    if other.sourceLanguage != catalog.sourceLanguage {
      notes.append(
        Diagnostic(
          .note,
          "\(name) was written in \(catalog.sourceLanguage) in one file and in "
            + "\(other.sourceLanguage) in another; the first is read"
        )
      )
    }
    catalog.version = StringCatalog.laterVersion(catalog.version, other.version)
    merge(&catalog.otherMembers, other.otherMembers, of: name)
  }

  /// What two tables have for a key.
  mutating func merge(_ entry: inout StringCatalog.Entry, _ other: StringCatalog.Entry) {
    let name = "“\(entry.key)”"
    let other = other.withArguments(namedBy: entry)
    merge(&entry.comment, other.comment, "the comment", of: name)
    merge(&entry.extractionState, other.extractionState, "the extraction state", of: name)
    merge(&entry.shouldTranslate, other.shouldTranslate, "whether to translate", of: name)
    merge(&entry.otherMembers, other.otherMembers, of: name)
    for (index, localization) in other.localizations.enumerated() {
      let locale = localization.locale
      if let own = entry.localizations.firstIndex(where: { $0.locale == locale }) {
        merge(
          &entry.localizations[own].string,
          localization.string,
          of: "\(name) in \(locale)"
        )
      } else {
        let followers = other.localizations[index...].dropFirst().map(\.locale)
        let place = entry.localizations.firstIndex { followers.contains($0.locale) }
        entry.localizations.insert(localization, at: place ?? entry.localizations.endIndex)
      }
    }
  }

  private mutating func merge(
    _ string: inout LocalizedString,
    _ other: LocalizedString,
    of name: String
  ) {
    guard string != other else { return }
    guard !string.units.isEmpty else { return string = other }
    for (path, unit) in other.units {
      if let own = string[path] {
        if !own.value.isExactly(unit.value) {
          conflict("the text", of: name)
        } else if own.state != unit.state {
          conflict("the state", of: name)
        }
      } else {
        string[path] = unit
      }
    }
    for substitution in other.substitutions {
      guard
        let index = string.substitutions.firstIndex(where: { $0.name.isExactly(substitution.name) })
      else { continue }
      let name = "\(name), “\(substitution.name)”"
      merge(&string.substitutions[index].argNum, substitution.argNum, "the argument", of: name)
      merge(
        &string.substitutions[index].formatSpecifier,
        substitution.formatSpecifier,
        "the format specifier",
        of: name
      )
    }
    merge(&string.otherMembers, other.otherMembers, of: name)
  }

  private mutating func merge(
    _ members: inout [JSONValue.Member],
    _ others: [JSONValue.Member],
    of name: String
  ) {
    for other in others {
      if let own = members.first(where: { $0.name.isExactly(other.name) }) {
        if own.value != other.value { conflict(other.name, of: name) }
      } else {
        members.append(other)
      }
    }
  }

  private mutating func merge<Value: Equatable>(
    _ value: inout Value?,
    _ other: Value?,
    _ what: String,
    of name: String
  ) {
    guard let other, other != value else { return }
    if value == nil { value = other } else { conflict(what, of: name) }
  }

  private mutating func merge(
    _ text: inout String?,
    _ other: String?,
    _ what: String,
    of name: String
  ) {
    var exact = text?.exact
    merge(&exact, other?.exact, what, of: name)
    text = exact?.text
  }

  private mutating func conflict(_ what: String, of name: String) {
    notes.append(Diagnostic(.note, "\(name): \(what) differs between files; the first is read"))
  }
}

extension StringCatalog {
  /// The later of two versions, which can hold what the other can.
  fileprivate static func laterVersion(_ first: String?, _ second: String?) -> String? {
    guard let first, let second else { return first ?? second }
    let numbers = [first, second].map { $0.split(separator: ".").map { Int($0) ?? 0 } }
    return numbers[0].lexicographicallyPrecedes(numbers[1]) ? second : first
  }
}
