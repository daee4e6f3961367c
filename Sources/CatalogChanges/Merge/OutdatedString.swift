internal import StringCatalogs

/// A translation that a merge brought together with a source that its translator did not see.
package struct OutdatedString: Hashable, Sendable {
  package let key: String
  package let translation: OutdatedTranslation
}

extension OutdatedString {
  /// The translations that one side has of a source that the other changed.
  ///
  /// What a side outdated itself is none of them: the merge has no part in it.
  static func all(
    base: StringCatalog?,
    ours: StringCatalog,
    theirs: StringCatalog,
    merged: StringCatalog
  ) -> [OutdatedString] {
    guard let base else { return [] }
    let known = Set((all(from: base, to: ours) + all(from: base, to: theirs)).map(\.id))
    var seen: Set<StringID> = []
    return (all(from: ours, to: merged) + all(from: theirs, to: merged)).filter {
      !known.contains($0.id) && seen.insert($0.id).inserted
    }
  }

  private static func all(from old: StringCatalog, to new: StringCatalog) -> [OutdatedString] {
    CatalogDifference(from: old, to: new).entries.flatMap { entry in
      entry.outdated.map { OutdatedString(key: entry.key, translation: $0) }
    }
  }

  private var id: StringID {
    StringID(key: key, locale: translation.locale, path: translation.path)
  }
}
