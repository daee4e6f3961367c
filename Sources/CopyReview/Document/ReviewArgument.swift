package import Diagnostics

/// What a text has a place for.
package struct ReviewArgument: Hashable, Sendable {
  /// As it stands in the text: `{name}`, `%1$@`.
  package var text: String
  /// What stands there for a reader, in a few words.
  package var about: String?
  package var example: String?

  package var json: JSONDocument {
    .members([("text", text.json), ("about", about?.json), ("example", example?.json)])
  }
}
