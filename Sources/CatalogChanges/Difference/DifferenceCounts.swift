/// How much changed.
package struct DifferenceCounts: Hashable, Sendable {
  /// How many values of a locale changed in which way.
  package struct Locale: Hashable, Sendable {
    package let locale: String
    package fileprivate(set) var added = 0
    package fileprivate(set) var removed = 0
    package fileprivate(set) var changed = 0
    package fileprivate(set) var state = 0
    /// Translations that the new source leaves behind.
    package fileprivate(set) var outdated = 0
  }

  package private(set) var addedKeys = 0
  package private(set) var removedKeys = 0
  package private(set) var renamedKeys = 0
  package private(set) var changedKeys = 0
  /// The source language first, the others by name.
  package let locales: [Locale]

  package init(_ difference: CatalogDifference) {
    var locales: [String: Locale] = [:]
    for entry in difference.entries {
      switch entry.kind {
      case .added: addedKeys += 1
      case .removed: removedKeys += 1
      case .renamed: renamedKeys += 1
      case .changed: changedKeys += 1
      }
      for unit in entry.units {
        locales[unit.locale, default: Locale(locale: unit.locale)].count(unit.kind)
      }
      for item in entry.outdated {
        locales[item.locale, default: Locale(locale: item.locale)].outdated += 1
      }
    }
    let source = difference.sourceLanguage
    self.locales = locales.values.sorted { left, right in
      (left.locale == source ? 0 : 1, left.locale) < (right.locale == source ? 0 : 1, right.locale)
    }
  }
}

extension DifferenceCounts.Locale {
  fileprivate mutating func count(_ kind: UnitChange.Kind) {
    switch kind {
    case .added: added += 1
    case .removed: removed += 1
    case .changed: changed += 1
    case .state: state += 1
    }
  }
}
