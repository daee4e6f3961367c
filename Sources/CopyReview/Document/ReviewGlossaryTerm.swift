package import Diagnostics

/// A word that the project writes in one way.
package struct ReviewGlossaryTerm: Hashable, Sendable {
  package var term: String
  /// For each locale what it is called; `nil` where the project does not say.
  package var names: [String?]
  /// For each locale what it is never called.
  package var forbidden: [[String]]

  package var json: JSONDocument {
    .members([
      ("term", term.json),
      ("names", .array(names.map(JSONDocument.string))),
      ("forbidden", .array(forbidden.map(\.json))),
    ])
  }
}
