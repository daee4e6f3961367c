package import StringCatalogs

/// Whether a translation may stand at a path.
package enum PathAdmission {
  case admitted
  case unknown
  /// The translation that is there varies in another way, and a mix of both is no valid string.
  case otherVariation

  /// CLDR's plural categories: a language may need one that the source's does not.
  private static let categories: Set = ["zero", "one", "two", "few", "many", "other"]

  /// Judges a path by the source string and the translation that there is.
  package init(_ path: UnitPath, source: LocalizedString, translation: LocalizedString?) {
    self.init(path.steps[...], source, translation)
  }

  private init(
    _ steps: ArraySlice<UnitPath.Step>,
    _ source: LocalizedString?,
    _ translation: LocalizedString?
  ) {
    let rest = steps.dropFirst()
    switch steps.first {
    case nil:
      if translation?.stringUnit != nil {
        self = .admitted
      } else if translation?.variations.isEmpty == false {
        self = .otherVariation
      } else {
        self = source?.stringUnit == nil ? .unknown : .admitted
      }
    case .substitution(let name):
      let sourceStrings = source?.substitution(name)
      let strings = translation?.substitution(name)
      guard sourceStrings != nil || strings != nil else {
        self = .unknown
        return
      }
      self.init(rest, sourceStrings, strings)
    case .variation(let kind, let name):
      let own = translation?.cases(kind)
      if let translation, own == nil,
        translation.stringUnit != nil || !translation.variations.isEmpty
      {
        self = .otherVariation
        return
      }
      let string = own?.first { $0.name == name }?.string
      let cases = source?.cases(kind)
      var sourceString = cases?.first { $0.name == name }?.string
      if kind == .plural, sourceString == nil, Self.categories.contains(name) {
        sourceString = (cases ?? own)?.first { $0.name == "other" }?.string
      }
      guard string != nil || sourceString != nil else {
        self = .unknown
        return
      }
      self.init(rest, sourceString, string)
    }
  }
}

extension LocalizedString {
  fileprivate func cases(_ kind: Kind) -> [Case]? { variations.first { $0.kind == kind }?.cases }

  fileprivate func substitution(_ name: String) -> LocalizedString? {
    substitutions.first { $0.name == name }.map { LocalizedString(variations: $0.variations) }
  }
}
