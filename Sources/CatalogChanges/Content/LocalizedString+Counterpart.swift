package import StringCatalogs

extension LocalizedString {
  /// The value that the translation at a path translates, where this is the source string.
  ///
  /// A plural category or device that the source does not tell apart is served by its `other`;
  /// where the source does not vary at all, by the value that there is. `nil` where there is none.
  func counterpart(of path: UnitPath) -> StringUnit? { counterpart(path.steps[...]) }

  private func counterpart(_ steps: ArraySlice<UnitPath.Step>) -> StringUnit? {
    let rest = steps.dropFirst()
    switch steps.first {
    case nil: return plainest
    case .substitution(let name):
      return substitutions.first { $0.name.isExactly(name) }
        .flatMap { LocalizedString(variations: $0.variations).counterpart(rest) }
    case .variation(let kind, let name):
      guard let variation = variations.first(where: { $0.kind == kind }) else {
        return counterpart(rest)
      }
      let match = variation.cases.first { $0.name.isExactly(name) } ?? variation.other
      return match?.string.counterpart(rest)
    }
  }

  /// The value that stands for the whole string.
  private var plainest: StringUnit? {
    stringUnit ?? variations.first?.other?.string.plainest
  }
}

extension LocalizedString.Variation {
  fileprivate var other: LocalizedString.Case? { cases.first { $0.name == "other" } }
}

extension StringCatalog.Entry {
  /// The string that translations translate: the key itself, where the catalog has no other.
  package func sourceString(_ sourceLanguage: String) -> LocalizedString {
    guard let string = self[sourceLanguage], !string.units.isEmpty else {
      return LocalizedString(key)
    }
    return string
  }
}
