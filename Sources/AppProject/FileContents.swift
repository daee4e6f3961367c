package import Diagnostics

#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// The bytes of a file, or why there are none.
package enum FileContents {
  /// Reads a file.
  ///
  /// - Throws: a diagnostic that says what stands in the way.
  package static func read(_ path: String, advice: String? = nil) throws(Diagnostic) -> [UInt8] {
    switch PathStatus(path) {
    case .absent:
      throw fault(path, "there is no such file", advice ?? "check the path")
    case .folder:
      throw fault(path, "this is a folder, not a file", advice ?? "give the path of a file in it")
    case .unreadable(let reason):
      throw unreadable(path, reason)
    case .file, .stream:
      guard let bytes = FileBytes.all(of: path) else {
        throw unreadable(path, String(cString: strerror(errno)))
      }
      return bytes
    }
  }

  private static func unreadable(_ path: String, _ reason: String) -> Diagnostic {
    fault(path, "the file cannot be read: \(reason)", "check its permissions")
  }

  private static func fault(_ path: String, _ message: String, _ advice: String) -> Diagnostic {
    Diagnostic(
      .error,
      at: SourceLocation(file: path, line: 1, column: 1),
      message,
      advice: advice
    )
  }
}
