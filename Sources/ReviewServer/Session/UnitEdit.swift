internal import CatalogChanges
internal import StringCatalogs

/// What a reviewer wants to stand in a catalog: a text, or none again.
struct UnitEdit: Sendable {
  let id: StringID
  /// The text; `nil` to take away what stands there.
  let value: String?
  let state: LocalizedString.StringUnit.State

  init(
    id: StringID,
    value: String?,
    state: LocalizedString.StringUnit.State = .translated
  ) {
    self.id = id
    self.value = value
    self.state = state
  }

  /// The states that a reviewer gives.
  static let states: Set<LocalizedString.StringUnit.State> = [.translated, .needsReview]

  /// An entry with the text in it; all else that it says is kept.
  func applied(
    to entry: StringCatalog.Entry,
    sourceLanguage: String
  ) throws(ReviewFault) -> StringCatalog.Entry {
    let source = entry.sourceString(sourceLanguage)
    let string = entry[id.locale]
    switch PathAdmission(id.path, source: source, translation: string) {
    case .admitted: break
    case .unknown:
      throw .refused(
        id.path == .root
          ? "“\(id.key)” varies; give the path of one of its texts"
          : "“\(id.key)” has no text at “\(id.path.identifier)”"
      )
    case .otherVariation:
      throw .refused("“\(id.key)” varies in another way in \(id.locale); reload the page")
    }
    var entry = entry
    var new = string ?? LocalizedString()
    if let value {
      var unit = new[id.path] ?? .init(value)
      (unit.value, unit.state) = (value, state)
      new.set(unit, at: id.path, source)
      entry[id.locale] = new
    } else if new[id.path] != nil {
      new[id.path] = nil
      entry[id.locale] = new.units.isEmpty ? nil : new
    }
    return entry
  }
}
