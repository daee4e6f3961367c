internal import CatalogChanges
package import Diagnostics
internal import StringCatalogs

/// A note that a reviewer left on a text of a string.
package struct ReviewStringNote: Hashable, Sendable {
  package var locale: Int
  package var note: ReviewNote

  package var json: JSONDocument {
    .members([
      ("locale", locale.json),
      ("path", note.id.path == .root ? nil : note.id.path.identifier.json),
      ("kind", note.kind.rawValue.json),
      ("text", note.text.json),
      ("date", note.date.json),
      ("author", note.author?.json),
    ])
  }
}
