internal import Diagnostics
internal import FoundationEssentials

/// The bytes of a file, or why there are none.
enum FileContents {
  /// Reads a file.
  ///
  /// - Throws: a diagnostic that says what stands in the way.
  static func read(_ path: String, advice: String? = nil) throws(Diagnostic) -> [UInt8] {
    var isDirectory = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw fault(path, "there is no such file", advice ?? "check the path")
    }
    guard !isDirectory else {
      throw fault(path, "this is a folder, not a file", advice ?? "give the path of a file in it")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw fault(path, "the file cannot be read", "check its permissions")
    }
    return Array(data)
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
