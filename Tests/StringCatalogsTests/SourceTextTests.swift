internal import Diagnostics
internal import StringCatalogs
internal import Testing

/// Bytes are written out by hand after the Unicode Standard, chapter 3.10 (encoding schemes).
struct SourceTextTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let encoding: TextEncoding
    let text: String
  }

  static let readable = [
    Case(testDescription: "no bytes", bytes: [], encoding: .utf8, text: ""),
    Case(testDescription: "one byte", bytes: [0x61], encoding: .utf8, text: "a"),
    Case(
      testDescription: "UTF-8",
      bytes: [0x22, 0xE4, 0xBD, 0xA0, 0xF0, 0x9F, 0x91, 0x8D, 0x22],
      encoding: .utf8,
      text: "\"你👍\""
    ),
    Case(
      testDescription: "UTF-8 with mark",
      bytes: [0xEF, 0xBB, 0xBF, 0x61],
      encoding: .utf8,
      text: "a"
    ),
    Case(
      testDescription: "UTF-16LE with mark",
      bytes: [0xFF, 0xFE, 0x22, 0x00, 0x60, 0x4F, 0x3D, 0xD8, 0x4D, 0xDC],
      encoding: .utf16LittleEndian,
      text: "\"你👍"
    ),
    Case(
      testDescription: "UTF-16BE with mark",
      bytes: [0xFE, 0xFF, 0x00, 0x22, 0x4F, 0x60, 0xD8, 0x3D, 0xDC, 0x4D],
      encoding: .utf16BigEndian,
      text: "\"你👍"
    ),
    Case(
      testDescription: "UTF-16LE without mark",
      bytes: [0x22, 0x00, 0x60, 0x4F],
      encoding: .utf16LittleEndian,
      text: "\"你"
    ),
    Case(
      testDescription: "UTF-16BE without mark",
      bytes: [0x00, 0x22, 0x4F, 0x60],
      encoding: .utf16BigEndian,
      text: "\"你"
    ),
  ]

  @Test(arguments: readable)
  func `text is decoded`(_ given: Case) throws {
    let text = try SourceText(decoding: given.bytes, file: "f")
    #expect(text.encoding == given.encoding)
    #expect(String(decoding: text.utf8, as: UTF8.self) == given.text)
  }

  @Test(arguments: [
    // "é" in WINDOWS-1252, in line 2.
    (bytes: Array("\"a\" = \"b\";\n\"caf".utf8) + [0xE9, 0x22], place: "f:2:5"),
    // A UTF-8 sequence that breaks off.
    (bytes: Array("\"a".utf8) + [0xE4, 0xBD], place: "f:1:3"),
    // Half of a surrogate pair, and an odd number of bytes.
    (bytes: [0xFF, 0xFE, 0x61, 0x00, 0x3D, 0xD8, 0x61, 0x00], place: "f:1:2"),
    (bytes: [0xFF, 0xFE, 0x61, 0x00, 0x62], place: "f:1:2"),
  ])
  func `bytes that are no text are told by their place`(bytes: [UInt8], place: String) {
    let fault = #expect(throws: Diagnostic.self) { try SourceText(decoding: bytes, file: "f") }
    #expect(fault?.location?.description == place)
    #expect(fault?.advice != nil)
  }

  @Test(arguments: ["a\nbc", "a\rbc", "a\r\nbc"])
  func `lines end with LF, CR or both`(_ text: String) throws {
    let decoded = try SourceText(decoding: Array(text.utf8), file: "f")
    #expect(decoded.location(offset: decoded.utf8.count - 1).description == "f:2:2")
  }
}
