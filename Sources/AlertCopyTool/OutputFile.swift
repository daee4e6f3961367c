#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif
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
        "\(path) cannot be written: \(reason(error))",
        advice: "give a file in a folder that exists and that you may write to"
      )
    }
  }

  /// What the system says of an error, without the wrapping.
  private static func reason(_ error: any Error) -> String {
    let cause = (error as? CocoaError)?.underlying ?? error
    guard let cause = cause as? POSIXError else { return "\(cause)" }
    return String(cString: strerror(cause.code.rawValue))
  }
}
