internal import Diagnostics

extension InputFile {
  /// Refuses what is plainly not a text file: an empty one, and a ZIP archive, which spreadsheets
  /// save by default.
  func refuseNonText(expecting format: String) throws(Diagnostic) {
    let start = SourceLocation(file: path, line: 1, column: 1)
    guard !bytes.isEmpty else {
      throw Diagnostic(.error, at: start, "the file is empty", advice: "restore it")
    }
    guard !bytes.starts(with: "PK\u{3}\u{4}".utf8) else {
      throw Diagnostic(
        .error,
        at: start,
        "this is a ZIP archive or a spreadsheet (.xlsx, .ods, .numbers), not \(format)",
        advice: "unpack it, or export the sheet as \(format) in UTF-8"
      )
    }
  }
}
