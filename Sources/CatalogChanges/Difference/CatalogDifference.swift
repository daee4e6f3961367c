package import StringCatalogs

/// What changed between two versions of a catalog, by key and locale.
///
/// Keys stand in the order of the new catalog, removed ones where they stood. The order of keys,
/// locales and cases is no change; every other thing that a catalog says is.
package struct CatalogDifference: Hashable, Sendable {
  /// The source language, the version, and other things said of the whole catalog.
  package let members: [MemberChange]
  package let entries: [EntryDifference]
  /// For the order of locales in summaries.
  let sourceLanguage: String

  package init(from old: StringCatalog, to new: StringCatalog) {
    sourceLanguage = new.sourceLanguage
    members =
      [
        MemberChange(
          "sourceLanguage",
          old: .string(old.sourceLanguage),
          new: .string(new.sourceLanguage)
        ),
        MemberChange(
          "version",
          old: old.version.map(JSONValue.string),
          new: new.version.map(JSONValue.string)
        ),
      ].compactMap(\.self) + MemberChange.all(old: old.otherMembers, new: new.otherMembers)
    let olds = IndexedContent(old.entries)
    let news = IndexedContent(new.entries)
    let renamed = RenamedKeys(old: olds, new: news)
    func difference(_ kind: EntryDifference.Kind, _ before: Entry, _ after: Entry)
      -> EntryDifference
    {
      let outdated = OutdatedTranslation.all(
        old: (before, old.sourceLanguage),
        new: (after, new.sourceLanguage)
      )
      return EntryDifference(kind, old: before, new: after, outdated: outdated)
    }
    entries = news.ids.interleaved(with: olds.ids).compactMap { id in
      switch (olds[id], news[id]) {
      case (let before?, let after?):
        return before.isSame(as: after) ? nil : difference(.changed, before, after)
      case (nil, let after?):
        guard let before = renamed.oldPositions[id].flatMap({ olds[$0] }) else {
          return EntryDifference(.added, old: Entry(key: after.key), new: after)
        }
        return difference(.renamed(from: before.key), before, after)
      case (let before?, nil):
        guard renamed.newPositions[id] == nil else { return nil }
        return EntryDifference(.removed, old: before, new: Entry(key: before.key))
      case (nil, nil): return nil
      }
    }
  }

  private typealias Entry = StringCatalog.Entry

  /// Whether the two versions say the same.
  package var isEmpty: Bool { members.isEmpty && entries.isEmpty }
}
