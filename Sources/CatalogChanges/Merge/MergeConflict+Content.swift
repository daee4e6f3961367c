internal import Diagnostics
internal import StringCatalogs

extension MergeConflict.Content {
  /// What a side has, on one line.
  var words: String {
    switch self {
    case .unit(let unit): "\(unit.value.visible) (\(unit.state.words))"
    case .member(let value): value.words
    case .string(let string): string.unitWords.joined(separator: " | ")
    case .substitution(let substitution): substitution.string.unitWords.joined(separator: " | ")
    case .entry(let entry):
      entry.localizations.flatMap { localization in
        localization.string.unitWords.map { "\(localization.locale.visible) \($0)" }
      }.joined(separator: " | ")
    }
  }

  /// What a side has, in a report.
  var document: JSONDocument {
    switch self {
    case .unit(let unit): unit.document
    case .member(let value): value.document
    case .string(let string): .array(string.unitDocuments(locale: nil))
    case .substitution(let substitution): .array(substitution.string.unitDocuments(locale: nil))
    case .entry(let entry):
      .array(
        entry.localizations.flatMap { $0.string.unitDocuments(locale: $0.locale) }
      )
    }
  }
}

extension LocalizedString.Substitution {
  fileprivate var string: LocalizedString { LocalizedString(variations: variations) }
}

extension LocalizedString {
  fileprivate var unitWords: [String] {
    units.map { path, unit in
      let place = path.steps.isEmpty ? "" : "\(path.identifier.visible): "
      return "\(place)\(unit.value.visible) (\(unit.state.words))"
    }
  }

  fileprivate func unitDocuments(locale: String?) -> [JSONDocument] {
    units.map { path, unit in
      .object(
        (locale.map { [("locale", .string($0))] } ?? [])
          + [
            ("path", .string(path.identifier)),
            ("value", .string(unit.value)),
            ("state", .string(unit.state?.rawValue)),
          ]
      )
    }
  }
}
