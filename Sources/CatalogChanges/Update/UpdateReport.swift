/// What became of translators' and reviewers' files, by table, to be written for a person or a
/// machine.
package struct UpdateReport: Sendable {
  package typealias Table = (name: String, update: CatalogUpdate)

  /// Notes that are new in the file beside a catalog.
  package struct KeptNotes: Hashable, Sendable {
    /// The file that keeps them.
    package var file: String
    package var comments: Int
    package var suggestions: Int

    package init(file: String, comments: Int, suggestions: Int) {
      self.file = file
      self.comments = comments
      self.suggestions = suggestions
    }
  }

  /// Something that no catalog takes.
  package struct Refusal: Hashable, Sendable {
    /// The file that has it.
    package var file: String
    /// What it is, such as `the table “Alerts”`.
    package var subject: String
    package var reason: String
    package var advice: String

    package init(file: String, subject: String, reason: String, advice: String) {
      self.file = file
      self.subject = subject
      self.reason = reason
      self.advice = advice
    }
  }

  package let tables: [Table]
  package let keptNotes: [KeptNotes]
  package let refusals: [Refusal]

  package init(_ tables: [Table], keptNotes: [KeptNotes] = [], refusals: [Refusal] = []) {
    self.tables = tables
    self.keptNotes = keptNotes
    self.refusals = refusals
  }
}
