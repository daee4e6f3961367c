internal import Diagnostics
internal import FoundationEssentials

/// A file that the tool writes.
enum OutputFile {
  /// Writes all of a text, or nothing.
  static func write(_ text: String, to path: String) throws(Diagnostic) {
    do {
      try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw Diagnostic(
        .error,
        "\(path) cannot be written: \(error)",
        advice: "give a file in a folder that exists and that you may write to"
      )
    }
  }
}
