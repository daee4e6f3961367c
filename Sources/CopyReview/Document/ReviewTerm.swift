package import Diagnostics

/// What the OS calls a thing, in some OS versions.
package struct ReviewTerm: Hashable, Sendable {
  package var id: String
  package var versions: [String]
  /// For each locale the name; `nil` where nobody has seen it.
  package var names: [String?]
  /// What kind of thing it is.
  package var note: String?

  package var json: JSONDocument {
    .members([
      ("id", id.json),
      ("versions", versions.json),
      ("names", .array(names.map(JSONDocument.string))),
      ("note", note?.json),
    ])
  }
}
