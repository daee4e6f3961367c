internal import Diagnostics
internal import Foundation
internal import StringCatalogs
internal import Testing

/// Changes in .strings files; Foundation's reader says what the changed file means.
struct StringsEditingTests {
  private func edit(
    _ text: String,
    _ changes: [StringsFile.Change]
  ) throws -> String {
    let file = try StringsFile(parsing: Array(text.utf8), file: "f.strings")
    return String(decoding: try file.bytes(applying: changes), as: UTF8.self)
  }

  /// What Foundation reads.
  private func strings(_ bytes: [UInt8]) throws -> [String: String]? {
    try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      as? [String: String]
  }

  // Written by hand: what stands around the value stays.
  @Test(arguments: [
    (#"/* c */ "k"  =  "v" ; // d"#, #"/* c */ "k"  =  "new" ; // d"#),
    (#"k=v;"#, #"k="new";"#),
    (#"'k' = 'v';"#, #"'k' = 'new';"#),
    (#""k";"#, #""k" = "new";"#),
    (#""k" /* c */ ; "l";"#, #""k" = "new" /* c */ ; "l";"#),
    (#""k" = "1"; "k" = "2";"#, #""k" = "1"; "k" = "new";"#),
    (#"{ k = v; }"#, #"{ k = "new"; }"#),
  ])
  func `only the value changes`(_ text: String, _ expected: String) throws {
    #expect(try edit(text, [.init("k", "new")]) == expected)
  }

  @Test(arguments: [
    "\"k\" = \"v\";", "k", "k = v;\r\n", "/* head */\n\nk = 'v'; // c", "{k=v;}",
    "<plist><dict><key>k</key><string>v</string></dict></plist>",
  ])
  func `a value that is there already changes nothing`(_ text: String) throws {
    let whole = text == "k" ? "\"v\";k=v;" : text
    #expect(try edit(whole, [.init("k", "v")]) == whole)
  }

  // As Xcode lays out what it writes; other habits are those of real files.
  @Test(arguments: [
    ("", "/* C */\n\"n\" = \"v\";\n\n"),
    ("/* Head */\n", "/* Head */\n\n/* C */\n\"n\" = \"v\";\n"),
    ("\"a\" = \"b\";\n\n", "\"a\" = \"b\";\n\n/* C */\n\"n\" = \"v\";\n\n"),
    (
      "\"a\" = \"b\";\n\"c\" = \"d\";\n",
      "\"a\" = \"b\";\n\"c\" = \"d\";\n/* C */\n\"n\" = \"v\";\n"
    ),
    ("\"a\"=\"b\";\r\n\"c\"=\"d\";", "\"a\"=\"b\";\r\n\"c\"=\"d\";\r\n/* C */\r\n\"n\"=\"v\";"),
    ("// A\na = b;\n// B\nc = d;", "// A\na = b;\n// B\nc = d;\n// C\nn = \"v\";"),
    ("a = b;\nc = d; // end", "a = b;\nc = d; // end\n/* C */\nn = \"v\";"),
    ("{\n  a = b;\n  c = d;\n}\n", "{\n  a = b;\n  c = d;\n  /* C */\n  n = \"v\";\n}\n"),
  ])
  func `a new entry looks like those of the file`(_ text: String, _ expected: String) throws {
    #expect(try edit(text, [.init("n", "v", comment: "C")]) == expected)
  }

  @Test(arguments: [
    (
      "<dict>\n\t<key>k</key>\n\t<string>v</string>\n</dict>\n",
      "<dict>\n\t<key>k</key>\n\t<string>1 &lt; 2</string>\n\t<key>n</key>\n\t<string>x</string>\n</dict>\n"
    ),
    (
      "<plist>\n<dict/>\n</plist>",
      "<plist>\n<dict>\n\t<key>k</key>\n\t<string>1 &lt; 2</string>\n\t<key>n</key>\n\t<string>x</string>\n</dict>\n</plist>"
    ),
  ])
  func `XML is edited in place`(_ text: String, _ expected: String) throws {
    #expect(try edit(text, [.init("k", "1 < 2"), .init("n", "x")]) == expected)
  }

  static let hardStrings = [
    "", "plain", "\"quoted\" and \\ and 'single'", "a\nb\r\nc\td", "你好，👍🏽 e\u{301}",
    "\u{2028}\u{2029}",
    "\u{0}\u{1}\u{7}\u{8}\u{B}\u{C}\u{1F}\u{7F}", "\u{FEFF}\u{FFFE}\u{10FFFF}", "*/ /* //",
    "100 % %@ %%",
    "\\U0041", "ends with \\", "\u{B}41",
  ]

  @Test(arguments: hardStrings)
  func `what is written is what Foundation reads`(_ text: String) throws {
    // A key keeps a place of its own beside the value's.
    let key = "k" + text
    let bytes = StringsFile.new([.init(key, text, comment: text), .init("end", "1")])
    #expect(try strings(bytes) == [key: text, "end": "1"])
    let file = try StringsFile(parsing: bytes, file: "f")
    #expect(file.entries.map(\.key) == [key, "end"])
    #expect(file[key]?.value == text)
  }

  /// Encodings by the text that they encode, made by Foundation.
  static let encodings: [(String.Encoding, mark: [UInt8])] = [
    (.utf8, []), (.utf8, [0xEF, 0xBB, 0xBF]), (.utf16LittleEndian, []),
    (.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, []), (.utf16BigEndian, [0xFE, 0xFF]),
  ]

  @Test(arguments: hardStrings, encodings.indices)
  func `a file keeps its encoding`(_ value: String, _ encoding: Int) throws {
    let (encoding, mark) = Self.encodings[encoding]
    func encoded(_ text: String) throws -> [UInt8] {
      mark + Array(try #require(text.data(using: encoding)))
    }
    let text = "/* 头 */\n\"k\" = \"旧\";\n"
    let file = try StringsFile(parsing: try encoded(text), file: "f")
    #expect(file.bytes == (try encoded(text)))
    let edited = try file.bytes(applying: [.init("k", value), .init("n", value)])
    #expect(Array(edited.prefix(mark.count)) == mark)
    let decoded = try #require(
      String(bytes: edited.dropFirst(mark.count), encoding: encoding)
    )
    #expect(try strings(Array(decoded.utf8)) == ["k": value, "n": value])
    // Foundation reads UTF-16 only where a mark says that it is.
    if encoding == .utf8 || !mark.isEmpty {
      #expect(try strings(edited) == ["k": value, "n": value])
    }
  }

  @Test func `what no binary file and no XML can hold is an error`() throws {
    let binary = try PropertyListEncoder.binary(["k": "v"])
    let file = try StringsFile(parsing: binary, file: "f")
    #expect(file.bytes == binary)
    #expect(throws: Diagnostic.self) { try file.bytes(applying: [.init("k", "w")]) }
    let fault = #expect(throws: Diagnostic.self) {
      try edit("<dict>\n<key>k</key><string>v</string></dict>", [.init("k", "\u{1}")])
    }
    #expect(fault?.location?.description == "f.strings:2:1")
    #expect(fault?.message.contains("“k”") == true)
  }
}

extension PropertyListEncoder {
  /// A binary property list.
  static func binary(_ value: some Encodable) throws -> [UInt8] {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return Array(try encoder.encode(value))
  }
}
