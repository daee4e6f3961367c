package import StringCatalogs

/// A translation whose source is another text now, and whose state still says that it is done.
package struct OutdatedTranslation: Hashable, Sendable {
  package let locale: String
  package let path: UnitPath
  package let translation: LocalizedString.StringUnit
  package let oldSource: String
  package let newSource: String
}

extension OutdatedTranslation {
  /// The translations of a key that its new source leaves behind.
  ///
  /// A translation whose state changed with the source was looked at, and is none of them.
  static func all(
    old: (entry: StringCatalog.Entry, sourceLanguage: String),
    new: (entry: StringCatalog.Entry, sourceLanguage: String)
  ) -> [OutdatedTranslation] {
    // Sources in two languages are different texts without a change.
    guard old.sourceLanguage == new.sourceLanguage, new.entry.shouldTranslate != false else {
      return []
    }
    let oldSource = old.entry.sourceString(old.sourceLanguage)
    let newSource = new.entry.sourceString(new.sourceLanguage)
    guard !oldSource.isSame(as: newSource) else { return [] }
    return new.entry.localizations.flatMap { localization -> [OutdatedTranslation] in
      guard localization.locale != new.sourceLanguage, let before = old.entry[localization.locale]
      else { return [] }
      return localization.string.units.compactMap { path, unit in
        guard
          let was = before[path], was.value.isExactly(unit.value), was.state == unit.state,
          unit.state.claimsToBeDone,
          let from = oldSource.counterpart(of: path)?.value,
          let to = newSource.counterpart(of: path)?.value,
          !from.isExactly(to)
        else { return nil }
        return OutdatedTranslation(
          locale: localization.locale,
          path: path,
          translation: unit,
          oldSource: from,
          newSource: to
        )
      }
    }
  }
}

extension LocalizedString.StringUnit.State? {
  /// Whether nobody would look at the translation again; so where no state is said.
  fileprivate var claimsToBeDone: Bool { self != .new && self != .needsReview }
}
