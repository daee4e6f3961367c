/// The text of a file as UTF-8, whatever encoding it was written in.
package struct SourceText: Sendable {
  package let file: String
  /// The encoding that the file was written in.
  package let encoding: TextEncoding
  /// Whether a byte order mark begins the file.
  package let hasByteOrderMark: Bool
  /// The text, without a byte order mark.
  package let utf8: [UInt8]
  private let lines: LineTable

  /// Decodes UTF-8 and UTF-16, with or without a byte order mark.
  ///
  /// - Throws: a diagnostic with the place of the first bytes that are neither.
  package init(decoding bytes: [UInt8], file: String) throws(Diagnostic) {
    let (encoding, markLength) = TextEncoding.detect(bytes)
    do {
      utf8 = try encoding.decode(bytes.dropFirst(markLength))
    } catch {
      let before = error.textBefore
      throw Diagnostic(
        .error,
        at: LineTable(of: before).location(file: file, offset: before.count),
        encoding == .utf8
          ? "the text is neither UTF-8 nor UTF-16"
          : "the text begins as UTF-16, and what stands here is none",
        advice: encoding == .utf8
          ? Self.conversion(of: before) : "restore the file; it may be cut off"
      )
    }
    self.file = file
    self.encoding = encoding
    hasByteOrderMark = markLength > 0
    lines = LineTable(of: utf8)
    // An archive has NUL characters, too; who knows its format says so better.
    if let offset = utf8.firstIndex(of: 0), !bytes.starts(with: "PK".utf8) {
      throw Diagnostic(
        .error,
        at: lines.location(file: file, offset: offset),
        "a NUL character stands in the text",
        advice: "remove it, or restore the file; it may be damaged"
      )
    }
  }

  /// A text that a reader has found to be UTF-8, without its byte order mark.
  package init(validUTF8 utf8: [UInt8], file: String, hasByteOrderMark: Bool) {
    self.utf8 = utf8
    self.file = file
    self.hasByteOrderMark = hasByteOrderMark
    encoding = .utf8
    lines = LineTable(of: utf8)
  }

  /// How to make UTF-8 of a text that begins like this.
  private static func conversion(of text: [UInt8]) -> String {
    let declared = XMLDeclaration.encoding(in: text)
    guard let declared, !declared.uppercased().hasPrefix("UTF") else {
      return "convert it, for example with `iconv -f WINDOWS-1252 -t UTF-8` (or -f MACINTOSH)"
    }
    return "convert it with `iconv -f \(declared) -t UTF-8`, and write UTF-8 for \(declared) in it"
  }

  /// The place of an offset in `utf8`.
  package func location(offset: Int) -> SourceLocation {
    lines.location(file: file, offset: offset)
  }

  /// The bytes of the file, in its own encoding, after some edits; its own bytes after none.
  ///
  /// The edits may have any order, and do not overlap; of those at one offset, the text of the
  /// first one comes first.
  package func bytes(applying edits: [TextEdit] = []) -> [UInt8] {
    var edited: [UInt8] = []
    edited.reserveCapacity(utf8.count)
    var end = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered {
      edited += utf8[end..<edit.range.lowerBound]
      edited += edit.replacement.utf8
      end = edit.range.upperBound
    }
    edited += utf8[end...]
    return (hasByteOrderMark ? encoding.byteOrderMark : []) + encoding.encode(edited)
  }

  /// The text of a range.
  package subscript(range: Range<Int>) -> String { String(decoding: utf8[range], as: UTF8.self) }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

extension SourceText {
  /// The merge conflict that stands in the text, where there is one.
  package var mergeConflict: Diagnostic? {
    ConflictMarker.offset(in: utf8).map { ConflictMarker.diagnostic(at: location(offset: $0)) }
  }

  /// An error at an offset, or the merge conflict that is the likelier cause of it.
  package func fault(at offset: Int, _ message: String, advice: String? = nil) -> Diagnostic {
    mergeConflict ?? Diagnostic(.error, at: location(offset: offset), message, advice: advice)
  }
}

extension SourceText {
  /// What ends the first line; `nil` in a text of one line.
  package var lineEnd: String? {
    guard let end = utf8.firstIndex(where: Self.isLineEnd) else { return nil }
    guard utf8[end] == 0x0D else { return "\n" }
    return end + 1 < utf8.count && utf8[end + 1] == 0x0A ? "\r\n" : "\r"
  }

  /// The spaces and tabs before an offset, where nothing else stands before it in its line.
  package func indentation(at offset: Int) -> String {
    var start = offset
    while start > 0, utf8[start - 1] == 0x20 || utf8[start - 1] == 0x09 { start -= 1 }
    guard start == 0 || Self.isLineEnd(utf8[start - 1]) else { return "" }
    return self[start..<offset]
  }
}
