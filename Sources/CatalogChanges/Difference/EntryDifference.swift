internal import StringCatalogs

/// What changed in a key.
package struct EntryDifference: Hashable, Sendable {
  /// What happened to the key itself.
  package enum Kind: Hashable, Sendable {
    case added
    case removed
    /// All values stand under a new key, unchanged.
    case renamed(from: String)
    case changed
  }

  package let key: String
  package let kind: Kind
  /// Its values, by locale and path, in the order of the new catalog.
  package let units: [UnitChange]
  package let members: [MemberChange]
  package let outdated: [OutdatedTranslation]
}

extension EntryDifference {
  /// What changed from one entry to another.
  init(
    _ kind: Kind,
    old: StringCatalog.Entry,
    new: StringCatalog.Entry,
    outdated: [OutdatedTranslation] = []
  ) {
    let locales = LocaleComparison.all(old: old, new: new)
    self.init(
      key: new.key,
      kind: kind,
      units: locales.flatMap(\.units),
      members: Self.members(old: old, new: new) + locales.flatMap(\.members),
      outdated: outdated
    )
  }

  private static func members(
    old: StringCatalog.Entry,
    new: StringCatalog.Entry
  ) -> [MemberChange] {
    [
      MemberChange("comment", old: old.comment.json, new: new.comment.json),
      MemberChange(
        "extractionState",
        old: (old.extractionState?.rawValue).json,
        new: (new.extractionState?.rawValue).json
      ),
      MemberChange(
        "shouldTranslate",
        old: old.shouldTranslate.map(JSONValue.bool),
        new: new.shouldTranslate.map(JSONValue.bool)
      ),
    ].compactMap(\.self) + MemberChange.all(old: old.otherMembers, new: new.otherMembers)
  }
}

extension String? {
  fileprivate var json: JSONValue? { map(JSONValue.string) }
}

extension MemberChange {
  /// The changes between two lists of members that this version gives no meaning.
  static func all(old: [JSONValue.Member], new: [JSONValue.Member]) -> [MemberChange] {
    guard !old.isSame(as: new) else { return [] }
    let olds = IndexedContent(old)
    let news = IndexedContent(new)
    return news.ids.interleaved(with: olds.ids).compactMap { id in
      MemberChange(id.name.text, old: olds[id]?.value, new: news[id]?.value)
    }
  }
}
