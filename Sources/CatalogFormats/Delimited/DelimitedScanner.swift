internal import Diagnostics
internal import StringCatalogs

/// Finds the rows and fields of delimited text, by RFC 4180.
///
/// Lines may end with CRLF, LF or CR. A field in quotation marks may hold separators, line ends and
/// doubled quotation marks.
struct DelimitedScanner {
  /// A field with its place.
  struct Field {
    let value: String
    /// Offset in bytes of its first character.
    let offset: Int
  }

  private let text: SourceText
  private let separator: UInt8
  private let allowsBareQuotes: Bool
  private var index = 0

  /// The rows of a text.
  ///
  /// - Throws: a diagnostic with line and column where a quotation mark stands wrong.
  static func rows(of text: SourceText, separator: DelimitedFormat.Separator) throws(Diagnostic)
    -> [[Field]]
  {
    var scanner = DelimitedScanner(text: text, separator: separator)
    var rows: [[Field]] = []
    while scanner.index < text.utf8.count { rows.append(try scanner.row()) }
    return rows
  }

  private init(text: SourceText, separator: DelimitedFormat.Separator) {
    self.text = text
    self.separator = separator.byte
    // text/tab-separated-values knows no quotation marks, so that some writers leave them bare.
    allowsBareQuotes = separator == .tab
  }

  private var next: UInt8? { index < text.utf8.count ? text.utf8[index] : nil }

  private mutating func row() throws(Diagnostic) -> [Field] {
    var fields: [Field] = []
    while true {
      fields.append(try field())
      guard next == separator else { break }
      index += 1
    }
    if next == UInt8(ascii: "\r") { index += 1 }
    if next == UInt8(ascii: "\n") { index += 1 }
    return fields
  }

  private mutating func field() throws(Diagnostic) -> Field {
    let start = index
    if next == UInt8(ascii: "\"") { return try quotedField(start) }
    while let byte = next, !endsField(byte) {
      guard byte != UInt8(ascii: "\"") || allowsBareQuotes else {
        throw text.fault(
          at: index,
          "a quotation mark in a field that does not begin with one",
          advice: "put the whole field in quotation marks, and double each one inside"
        )
      }
      index += 1
    }
    return Field(value: String(decoding: text.utf8[start..<index], as: UTF8.self), offset: start)
  }

  private mutating func quotedField(_ start: Int) throws(Diagnostic) -> Field {
    var value: [UInt8] = []
    index += 1
    var plainStart = index
    while let byte = next {
      index += 1
      guard byte == UInt8(ascii: "\"") else { continue }
      // The first of two stands for itself.
      value += text.utf8[plainStart..<index]
      plainStart = index + 1
      guard next == UInt8(ascii: "\"") else {
        value.removeLast()
        return try closedField(value, start)
      }
      index += 1
    }
    throw text.fault(
      at: start,
      "the quotation mark that begins this field is never closed",
      advice: "close it; or restore the file, for it may be cut off"
    )
  }

  private func closedField(_ value: [UInt8], _ start: Int) throws(Diagnostic) -> Field {
    guard let byte = next, !endsField(byte) else {
      return Field(value: String(decoding: value, as: UTF8.self), offset: start)
    }
    throw text.fault(
      at: index,
      "text after the quotation mark that closes a field",
      advice: "double the quotation mark if it is part of the text, or remove what follows it"
    )
  }

  private func endsField(_ byte: UInt8) -> Bool {
    byte == separator || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
