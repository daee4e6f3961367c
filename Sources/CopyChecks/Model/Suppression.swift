/// A word of a person that a finding is none, and why.
package struct Suppression: Hashable, Sendable {
  /// What it is about.
  package enum Scope: Hashable, Sendable {
    /// The strings of a key in a catalog: it stands in the comment on the key.
    case key(String, catalog: Int)
    /// The line in a file where it stands, and the next one.
    case line(Int)
    /// What matches all that is given: some of the files, as indices into those of the project, a
    /// key, a locale.
    case pattern(files: Set<Int>?, key: String?, locale: String?)
  }

  package let rule: String
  package let scope: Scope
  package let reason: String
  /// Where it stands: the file, as an index into those of the project, and offsets in it.
  package let file: Int
  package let range: Range<Int>

  package init(rule: String, scope: Scope, reason: String, file: Int, range: Range<Int>) {
    self.rule = rule
    self.scope = scope
    self.reason = reason
    self.file = file
    self.range = range
  }
}
