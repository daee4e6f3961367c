package import StringCatalogs

/// The changes that two sides made to a catalog, brought together by key, locale and path.
///
/// What one side changed is taken. Where both changed one thing, each in its own way, there is a
/// conflict, and nothing of it is lost:
///
/// - A value: ours stays, in the state `needs_review`, so that the doubt outlives the merge, in the
///   file and in Xcode, whatever becomes of the report; theirs is in the report in full. Theirs is
///   not put into the file: a comment is for translators, and a value can be one text only.
/// - A key, locale or case that one side removed and the other changed: the change stays.
/// - Anything else, such as a comment: ours stays, or what the one side has that did not remove it.
///
/// A string that the sides vary differently (by plural here, by device there) is kept whole as ours
/// has it, since a mix of both is no valid string.
///
/// Keys stand in the order of ours, and what only theirs has behind what precedes it there. Of two
/// new versions of the file format the higher is taken, since it can say what the lower can.
package struct CatalogMerge: Sendable {
  package let catalog: StringCatalog
  /// In the order of the merged catalog, what is said of the whole catalog first.
  package let conflicts: [MergeConflict]
  /// The translations of one side whose source the other side changed.
  package let outdated: [OutdatedString]

  /// A merge; `base` is `nil` where the sides have no common ancestor.
  package init(base: StringCatalog?, ours: StringCatalog, theirs: StringCatalog) {
    var merger = Merger()
    catalog = merger.catalog(base, ours, theirs)
    conflicts = merger.conflicts
    outdated = OutdatedString.all(base: base, ours: ours, theirs: theirs, merged: catalog)
  }
}
