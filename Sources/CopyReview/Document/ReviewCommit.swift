package import Diagnostics

/// A commit that wrote some of the texts.
package struct ReviewCommit: Hashable, Sendable {
  /// The first digits of its hash.
  package var id: String
  /// The day of the author, as `2026-11-30`.
  package var date: String
  package var author: String
  /// The first line of its message.
  package var summary: String

  package var json: JSONDocument {
    .members([
      ("id", id.json), ("date", date.json), ("author", author.json), ("summary", summary.json),
    ])
  }
}
