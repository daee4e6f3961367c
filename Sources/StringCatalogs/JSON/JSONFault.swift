internal import Diagnostics

/// What is wrong with a text that should be JSON, and where.
struct JSONFault: Error {
  var offset: Int
  var message: String
  var advice: String?

  init(_ message: String, at offset: Int, advice: String? = nil) {
    self.offset = offset
    self.message = message
    self.advice = advice
  }
}

extension JSONFault {
  /// The fault as it is told to a person, or a likelier cause of it.
  func diagnostic(bytes: [UInt8], file: String) -> Diagnostic {
    let cause = Self.knownFile(bytes) ?? Self.mergeConflict(bytes) ?? self
    return Diagnostic(
      .error,
      at: LineTable(of: bytes).location(file: file, offset: cause.offset),
      cause.message,
      advice: cause.advice
    )
  }

  /// A file of another kind, by its first bytes.
  private static func knownFile(_ bytes: [UInt8]) -> JSONFault? {
    let kinds: [(start: [UInt8], message: String, advice: String)] = [
      (Array("PK\u{3}\u{4}".utf8), "this is a ZIP archive, not JSON", "unpack it first"),
      (Array("bplist".utf8), "this is a binary property list, not JSON", "convert it first"),
      (Array("<?xml".utf8), "this is XML, not JSON", "give the file its own extension"),
      ([0xFF, 0xFE], "this is UTF-16, and JSON is UTF-8", "save the file as UTF-8"),
      ([0xFE, 0xFF], "this is UTF-16, and JSON is UTF-8", "save the file as UTF-8"),
    ]
    return kinds.first { bytes.starts(with: $0.start) }
      .map { JSONFault($0.message, at: 0, advice: $0.advice) }
  }

  /// A line that git leaves in a file it could not merge; JSON strings have no lines, so it cannot
  /// be text.
  private static func mergeConflict(_ bytes: [UInt8]) -> JSONFault? {
    var lineStart = 0
    while lineStart < bytes.count {
      let line = bytes[lineStart...]
      for mark in "<>".utf8 where line.starts(with: repeatElement(mark, count: 7)) {
        return JSONFault(
          "this looks like an unresolved merge conflict",
          at: lineStart,
          advice: "resolve it, or run alertcopy merge on the three versions of the file"
        )
      }
      guard let end = line.firstIndex(of: 0x0A) else { return nil }
      lineStart = end + 1
    }
    return nil
  }
}
