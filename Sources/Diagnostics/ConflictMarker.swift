/// A line that git leaves in a file that it could not merge.
package enum ConflictMarker {
  /// What to do where no tool knows the format.
  package static let advice =
    "resolve it: keep one side and remove the lines with <<<<<<<, ======= and >>>>>>>"

  /// The offset of the first one in a text.
  package static func offset(in utf8: [UInt8]) -> Int? {
    utf8.withUnsafeBufferPointer { bytes in
      var lineStart = 0
      while lineStart < bytes.count {
        let line = bytes[lineStart...]
        for mark in "<>".utf8 where line.starts(with: repeatElement(mark, count: 7)) {
          let after = line.dropFirst(7).first ?? 0x0A
          if after == 0x20 || isLineEnd(after) { return lineStart }
        }
        guard let end = line.firstIndex(where: isLineEnd) else { return nil }
        lineStart = end + 1
      }
      return nil
    }
  }

  /// The error that a merge conflict is.
  package static func diagnostic(
    at location: SourceLocation,
    advice: String = advice
  ) -> Diagnostic {
    Diagnostic(
      .error,
      at: location,
      "this looks like an unresolved merge conflict",
      advice: advice
    )
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
