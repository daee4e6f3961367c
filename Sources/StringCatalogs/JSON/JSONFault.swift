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
  func diagnostic(bytes: [UInt8], file: String, advice: JSONAdvice) -> Diagnostic {
    let lines = LineTable(of: bytes)
    let known = Self.knownFile(bytes)
    // A string of JSON has no lines, so that what looks like a marker cannot be text.
    if known == nil, let offset = ConflictMarker.offset(in: bytes) {
      return ConflictMarker.diagnostic(
        at: lines.location(file: file, offset: offset),
        advice: advice.mergeConflict
      )
    }
    let cause = known ?? self
    return Diagnostic(
      .error,
      at: lines.location(file: file, offset: cause.offset),
      cause.message,
      advice: bytes.isEmpty ? advice.emptyFile : cause.advice
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
}
