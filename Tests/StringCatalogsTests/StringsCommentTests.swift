internal import Diagnostics
internal import StringCatalogs
internal import Testing

/// Which comment belongs to which key, as genstrings and Xcode write them.
struct StringsCommentTests {
  private func comments(_ text: String) throws -> [String] {
    try StringsFile(parsing: Array(text.utf8), file: "f").entries.map { $0.comment ?? "-" }
  }

  @Test(arguments: [
    ("/* A */\n\"a\" = \"1\";\n\n/* B */\n\"b\" = \"2\";\n", ["A", "B"]),
    ("\"a\" = \"1\";\n\"b\" = \"2\";\n", ["-", "-"]),
    // A header, and a heading.
    ("/* Head */\n\na = 1;\n\n/* Part */\n\nb = 2;", ["-", "-"]),
    ("/* Head */\r\n\r\n/* A */\r\na = 1;", ["A"]),
    ("/* Head */\r\ra = 1;\r/* B */\rb = 2;", ["-", "B"]),
    ("// Head\n//\n\n// A\n// too\na = 1;", ["A\ntoo"]),
    ("/* A\n   too */\na = 1;", ["A\n   too"]),
    ("a = 1; // A\nb = 2; /* B */\n\nc = 3; // C", ["A", "B", "C"]),
    ("// A\na = 1; // not\nb = 2;", ["A", "-"]),
    ("/* A */ a = 1; /* B */ b = 2;", ["A", "B"]),
    ("/**/a = 1;", ["-"]),
    ("/* \" */ a = \"/* no */\"; // ; x = y;\nb = 2;", ["\"", "-"]),
    (
      "<dict>\n<!-- A -->\n<key>a</key><string>1</string>\n<key>b</key><string/></dict>",
      ["A", "-"]
    ),
  ])
  func `the comment above a key is the key's`(_ text: String, _ expected: [String]) throws {
    #expect(try comments(text) == expected)
  }

  @Test func `keys that stand twice are told with their places`() throws {
    let text = "a = 1;\nb = 2;\n a = 3;\nb = 4; a = 5;"
    let file = try StringsFile(parsing: Array(text.utf8), file: "f")
    #expect(file.duplicates.map(\.key) == ["a", "b"])
    let places = file.duplicates.map { $0.offsets.map { file.location(offset: $0).description } }
    #expect(places == [["f:1:1", "f:3:2", "f:4:8"], ["f:2:1", "f:4:1"]])
  }
}
