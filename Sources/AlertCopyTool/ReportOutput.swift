internal import CommandLineTool

/// Where a report goes: to a file, or to standard output.
struct ReportOutput {
  let path: String?

  /// Whether text may have bold and dim letters.
  var wantsStyle: Bool { path == nil && StandardStreams.wantsStyle }

  /// Writes a report.
  ///
  /// - Throws: why the file cannot be written.
  func write(_ text: String) throws -> ExitCode {
    if let path {
      try OutputFile.write(text, to: path)
    } else {
      StandardStreams.output(text)
    }
    return .success
  }
}
