internal import Diagnostics

/// Reads binary property lists (bplist00), which compiled apps hold.
enum BinaryPropertyListReader {
  /// The value of a whole file.
  static func read(_ bytes: [UInt8], file: String) throws(Diagnostic) -> PropertyListValue {
    // The decoder takes a beginning without its trailer for old-style text.
    guard bytes.count >= trailerLength + "bplist00".utf8.count,
      let value = try? PropertyListValue.decode(binary: bytes)
    else {
      throw Diagnostic(
        .error,
        at: SourceLocation(file: file, line: 1, column: 1),
        "the binary property list is damaged",
        advice: "restore the file"
      )
    }
    return value
  }

  private static let trailerLength = 32
}
