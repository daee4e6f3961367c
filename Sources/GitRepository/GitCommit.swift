/// A commit, as far as it says who wrote what when.
package struct GitCommit: Hashable, Sendable {
  /// The hash in full.
  package let id: String
  package let author: String
  /// The day on which it was written, where it was written: `2026-11-30`.
  package let date: String
  /// The first line of its message.
  package let summary: String
}
