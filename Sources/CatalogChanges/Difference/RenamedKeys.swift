internal import StringCatalogs

/// Keys whose values stand under another key in the new catalog.
///
/// Only what can be nothing else counts: the same values in the same locales, under one removed key
/// and one added key. What is said beside the values may differ.
struct RenamedKeys {
  /// The new place of an old one, by position.
  private(set) var newPositions: [ContentID: ContentID] = [:]
  private(set) var oldPositions: [ContentID: ContentID] = [:]

  init(old: IndexedContent<StringCatalog.Entry>, new: IndexedContent<StringCatalog.Entry>) {
    let removed = Self.byContent(old, absentIn: new)
    guard !removed.isEmpty else { return }
    for (content, added) in Self.byContent(new, absentIn: old) {
      guard
        let before = removed[content], before.count == 1, added.count == 1
      else { continue }
      newPositions[before[0]] = added[0]
      oldPositions[added[0]] = before[0]
    }
  }

  private static func byContent(
    _ list: IndexedContent<StringCatalog.Entry>,
    absentIn other: IndexedContent<StringCatalog.Entry>
  ) -> [[StringCatalog.Localization]: [ContentID]] {
    var ids: [[StringCatalog.Localization]: [ContentID]] = [:]
    for (entry, id) in zip(list.elements, list.ids) where other[id] == nil {
      guard entry.localizations.contains(where: { !$0.string.units.isEmpty }) else { continue }
      ids[entry.localizations.inOrder, default: []].append(id)
    }
    return ids
  }
}
