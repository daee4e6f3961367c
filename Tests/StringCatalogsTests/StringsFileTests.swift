internal import Diagnostics
internal import StringCatalogs
internal import Testing

/// Old-style text; the rules are those of CoreFoundation's reader, which `plutil` runs.
struct StringsFileTests {
  private func read(_ text: String) throws(Diagnostic) -> StringsFile {
    try StringsFile(parsing: Array(text.utf8), file: "f.strings")
  }

  @Test(arguments: [
    (#"\a\b\f\n\r\t\v"#, "\u{07}\u{08}\u{0C}\n\r\t\u{0B}"),
    (#"\\ \" \'"#, #"\ " '"#),
    // After Unicode's mapping table of the NextStep character set.
    (#"\341 \200 \244 \350 \373"#, "\u{C6} \u{A0} \u{2044} \u{141} \u{DF}"),
    (#"\101\60\0619"#, "A019"),
    (#"\U4f60\Ud83d\Udc4d\U41"#, "你👍A"),
    (#"\u4f60 \q \你"#, "u4f60 q 你"),
    ("over\ntwo lines", "over\ntwo lines"),
    ("'single' // no /* comment */", "'single' // no /* comment */"),
  ])
  func `escapes are resolved`(_ raw: String, _ value: String) throws {
    #expect(try read("\"k\" = \"\(raw)\";")["k"]?.value == value)
  }

  @Test(arguments: [
    ("", []),
    (" \n/* nothing */ // at all", []),
    (#""a" = "b";"#, ["a=b"]),
    (#"'a"' = 'b';"#, [#"a"=b"#]),
    ("a.b-c:$/_ = x;", ["a.b-c:$/_=x"]),
    (#""shortcut"; other;"#, ["shortcut=shortcut", "other=other"]),
    (#"/**/"a"/**/=/**/"b"/**/;/**/"#, ["a=b"]),
    (#""a" = "1"; "a" = "2";"#, ["a=1", "a=2"]),
    (#"{ "a" = "b"; }"#, ["a=b"]),
    (#"a = { b = c; }; d = (e, f, ); g = <0a 0B>; h = i;"#, ["h=i"]),
    ("a = b;\u{2028}// comment\u{2029}c = d;", ["a=b", "c=d"]),
  ])
  func `entries are read in order`(_ text: String, _ entries: [String]) throws {
    #expect(try read(text).entries.map { "\($0.key)=\($0.value)" } == entries)
  }

  @Test func `the last of two equal keys counts, and each knows its place`() throws {
    let file = try read("\"a\" = \"1\";\n  \"a\" = \"2\";\n")
    #expect(file["a"]?.value == "2")
    let places = file.entries.map { file.location(offset: $0.offset).description }
    #expect(places == ["f.strings:1:1", "f.strings:2:3"])
    #expect(file.location(offset: file["a"]?.valueOffset).description == "f.strings:2:9")
  }

  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", "1:10", "semicolon"),
    ("\"a\" = \"b;\n\"c\" = \"d\";", "1:7", "quotation mark"),
    ("\"a\" = \"b", "1:7", "does not end"),
    ("\"a\" = ;", "1:7", "value"),
    ("\"a\" = \"b\"; }", "1:12", "key"),
    ("{ a = b;", "1:9", "the file ends"),
    ("a = (b", "1:7", "the file ends"),
    ("a = (b c)", "1:8", "comma"),
    ("a = <0>;", "1:5", "cut off"),
    ("a = <0g>;", "1:7", "hexadecimal"),
    ("a = b; /* c", "1:8", "comment"),
    ("a = \"\\Ud83d\";", "1:5", "surrogate"),
    ("a = \"\\Uxyz\";", "1:6", "\\U"),
    ("(a, b)", "1:1", "dictionary"),
    ("{} x", "1:4", "after the end"),
    ("a = 1;\n<<<<<<< HEAD\nb = 2;\n=======\nb = 3;\n>>>>>>> x\n", "2:1", "merge conflict"),
    ("<<<<<<< HEAD\na = 1;\n", "1:1", "merge conflict"),
  ])
  func `faults are told by place`(_ text: String, _ place: String, _ words: String) {
    let fault = #expect(throws: Diagnostic.self) { try read(text) }
    #expect(fault?.location?.description == "f.strings:\(place)")
    #expect(fault?.description.contains(words) == true, "\(fault?.description ?? "")")
    #expect(fault?.advice != nil)
  }

  @Test(.timeLimit(.minutes(1))) func `very many entries are read, each with its place`() throws {
    let count = 50_000
    let file = try read((1...count).map { "\"k\($0)\" = \"v\";\n" }.joined())
    #expect(file.entries.map { file.location(offset: $0.offset).line } == Array(1...count))
  }

  @Test(arguments: ["{a=", "(", "a = (", "{"])
  func `nesting is bounded`(_ opening: String) {
    let text = String(repeating: opening, count: 100_000)
    #expect(throws: Diagnostic.self) { try read(text) }
  }

  @Test func `a cut off file never stops the reader`() throws {
    let text = #"/* c */ "k\U4f60\101" = 'v'; a = { b = (c, "d"); e = <0a>; }; // end"#
    let whole = Array(text.utf8)
    for length in whole.indices {
      _ = try? StringsFile(parsing: Array(whole.prefix(length)), file: "f")
      var damaged = whole
      for byte in [0x00, 0x22, 0x5C, 0x7B, 0xFF] as [UInt8] {
        damaged[length] = byte
        _ = try? StringsFile(parsing: damaged, file: "f")
      }
    }
  }
}
