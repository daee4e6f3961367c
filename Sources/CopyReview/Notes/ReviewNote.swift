package import CatalogChanges
package import StringCatalogs

/// What a reviewer says of a value without changing it.
package struct ReviewNote: Hashable, Sendable {
  /// What is said.
  package enum Kind: String, CaseIterable, Sendable {
    /// Something about the value.
    case comment
    /// Another text for the value.
    case suggestion
  }

  package let id: StringID
  package let kind: Kind
  @Exact package var text: String
  /// When it was said: RFC 3339, in UTC, such as `2026-12-01T04:00:00Z`.
  @Exact package var date: String
  @Exact package var author: String?

  package init(id: StringID, kind: Kind, text: String, date: String, author: String? = nil) {
    self.id = id
    self.kind = kind
    self.text = text
    self.date = date
    self.author = author
  }
}
