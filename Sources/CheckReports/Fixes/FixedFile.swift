package import CopyChecks
package import Diagnostics

/// A file with the fixes of some of its findings.
package struct FixedFile: Sendable {
  /// The file as it was read.
  package let file: CheckedFile
  /// The findings that are mended.
  package let findings: [Finding]
  /// What changes in the file as it was read.
  package let edits: [TextEdit]

  /// A file that is mended at once.
  init(_ file: CheckedFile, findings: [Finding]) {
    self.init(file, findings: findings, edits: findings.flatMap(\.fix))
  }

  /// A file that is mended in several passes, of which all but the first found another text.
  init(_ file: CheckedFile, findings: [Finding], edits: [TextEdit]) {
    self.file = file
    self.findings = findings
    self.edits = edits
  }

  package var path: String { file.path }

  /// The bytes of the file after the edits: in its encoding, with its byte order mark and its line
  /// ends.
  package var bytes: [UInt8] { file.source.bytes(applying: edits) }

  /// How many findings of which rules are mended: `pronoun 2, ellipsis 1`.
  package var counts: String {
    Dictionary(grouping: findings, by: \.rule).map { ($0.key, $0.value.count) }
      .sorted { $0.0 < $1.0 }
      .map { "\($0) \($1)" }
      .joined(separator: ", ")
  }

  /// Why the edited file could not be read any more; `nil` where it reads.
  package var fault: Diagnostic? { FileSyntax(path: path).fault(in: bytes) }
}
