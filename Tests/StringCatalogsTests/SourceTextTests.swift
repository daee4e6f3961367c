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

  // The names are IANA's, which iconv takes; the bytes are "é" in ISO-8859-1.
  @Test(arguments: [
    ("<?xml version=\"1.0\" encoding=\"GB18030\"?>", "iconv -f GB18030 -t UTF-8`"),
    ("<?xml version='1.0' encoding = 'ISO-8859-1' ?>", "iconv -f ISO-8859-1 -t UTF-8`"),
    ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "iconv -f WINDOWS-1252 -t UTF-8`"),
    ("<?xml version=\"1.0\" encoding=\"x; rm\"?>", "iconv -f WINDOWS-1252 -t UTF-8`"),
    ("<?xml version=\"1.0\"?>encoding=\"GBK\"", "iconv -f WINDOWS-1252 -t UTF-8`"),
    ("", "iconv -f WINDOWS-1252 -t UTF-8`"),
  ])
  func `the encoding that a file declares is advised`(_ head: String, _ advice: String) {
    let fault = #expect(throws: Diagnostic.self) {
      try SourceText(decoding: Array(head.utf8) + [0xE9, 0x22], file: "f")
    }
    #expect(fault?.advice?.contains(advice) == true, "\(fault?.description ?? "")")
  }

  // Counted by hand: a line end stands in the line that it ends.
  @Test(arguments: [
    ("", ["1:1"]),
    ("\n", ["1:1", "2:1"]),
    ("a\r\n\rb", ["1:1", "1:2", "1:3", "2:1", "3:1", "3:2"]),
    ("é\n\nb", ["1:1", "1:2", "1:3", "2:1", "3:1", "3:2"]),
  ])
  func `every offset has its place`(_ text: String, _ places: [String]) throws {
    let decoded = try SourceText(decoding: Array(text.utf8), file: "f")
    let found = (0...text.utf8.count).map { decoded.location(offset: $0).description }
    #expect(found == places.map { "f:\($0)" })
  }

  @Test(arguments: ["a\nbc", "a\rbc", "a\r\nbc"])
  func `lines end with LF, CR or both`(_ text: String) throws {
    let decoded = try SourceText(decoding: Array(text.utf8), file: "f")
    #expect(decoded.location(offset: decoded.utf8.count - 1).description == "f:2:2")
  }
}
