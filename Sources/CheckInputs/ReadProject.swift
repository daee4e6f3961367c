package import CopyChecks
package import Diagnostics

/// What the files of a project say, and what could not be read of them.
package struct ReadProject: Sendable {
  package let project: CheckedProject
  /// Errors: files that could not be read, and suppressions that are none.
  package let notes: [Diagnostic]

  /// Whether all files could be read, so that what was not found is known to be absent.
  package var isComplete: Bool { notes.isEmpty }
}
