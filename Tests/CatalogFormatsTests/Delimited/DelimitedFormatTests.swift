import CatalogFormats
import Diagnostics
import StringCatalogs
import TestSupport
import Testing

struct DelimitedFormatTests {
  static func read(_ text: String, as name: String = "T.csv") throws(Diagnostic) -> ReadTables {
    let separator: DelimitedFormat.Separator = name.hasSuffix(".tsv") ? .tab : .comma
    return try DelimitedFormat(separator: separator).read(
      InputFile(path: name, bytes: Array(text.utf8))
    )
  }

  static func text(of written: WrittenFiles) -> String {
    String(decoding: (written.files.first?.bytes ?? []).drop { $0 > 0x7F }, as: UTF8.self)
  }

  @Test(arguments: [DelimitedFormat.Separator.comma, .tab])
  func `tables come back as they were`(_ separator: DelimitedFormat.Separator) throws {
    let format = DelimitedFormat(separator: separator)
    for tables in [
      [GeneratedTables.flat], [.varied], [.flat, .varied],
    ].map({ $0.map(\.table) }) {
      let written = format.write(tables, WritingOptions())
      #expect(written.losses == [])
      let file = try #require(written.files.first)
      let read = try format.read(InputFile(path: file.path, bytes: file.bytes))
      #expect(read.notes == [])
      #expect(GeneratedTables.differences(read.tables, tables) == [])
      // Swift takes two spellings of a letter for one; files do not.
      #expect(format.write(read.tables, WritingOptions()).files == written.files)
    }
  }

  @Test func `a row is a string, a column a locale, and states stand where they are unusual`() {
    var entry = StringCatalog.Entry(key: "k", comment: "two\nlines")
    entry["fr"] = LocalizedString("1, 2", state: .needsReview)
    entry["en"] = LocalizedString("a \"b\"")
    let plural = LocalizedString(variations: [
      .init(.plural, cases: [.init("one", "%lld cat"), .init("other", "%lld cats")])
    ])
    let other = StringCatalog.Entry(
      key: "cats",
      localizations: [.init(locale: "en", string: plural)]
    )
    let table = StringTable(
      name: "T",
      catalog: StringCatalog(sourceLanguage: "en", entries: [entry, other])
    )
    let written = DelimitedFormat().write([table], WritingOptions())
    #expect(written.files.map(\.path) == ["T.csv"])
    #expect(
      Self.text(of: written) == """
        key,variation,comment,en,fr,state:fr\r
        k,,"two\nlines","a ""b""\","1, 2",needs_review\r
        cats,plural.one,,%lld cat,,\r
        cats,plural.other,,%lld cats,,\r

        """
    )
  }

  // OWASP, “CSV Injection”: these are the first characters that a spreadsheet acts on.
  @Test(arguments: ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"])
  func `no cell begins a formula`(_ text: String) throws {
    for value in [text, "'" + text, "''" + text] {
      var entry = StringCatalog.Entry(key: value, comment: value)
      entry["en"] = LocalizedString(value, state: .init(rawValue: value))
      let table = StringTable(
        name: "T",
        catalog: StringCatalog(sourceLanguage: "en", entries: [entry])
      )
      let written = DelimitedFormat().write([table], WritingOptions())
      let read = try DelimitedFormat().read(
        InputFile(path: "T.csv", bytes: written.files.first?.bytes ?? [])
      )
      #expect(read.tables.map(\.catalog) == [table.catalog])
      let row = Self.text(of: written).split(separator: "\r\n").last ?? ""
      for cell in row.split(separator: ",") {
        #expect(["'", "\"'"].contains { cell.hasPrefix($0) }, "\(cell)")
      }
    }
  }

  @Test func `apostrophes that guard nothing stay`() throws {
    let read = try Self.read("key,en\n'k,'tis\nl,'=1\nm,''\n")
    #expect(read.tables.first?.catalog.entries.map(\.key) == ["'k", "l", "m"])
    #expect(
      read.tables.first?.catalog.entries.map { $0["en"]?.stringUnit?.value } == [
        "'tis", "=1", "''",
      ]
    )
  }

  @Test(arguments: [
    ("key,en\r\na,b\r\n", ["a=b"]),
    ("key,en\na,b", ["a=b"]),
    ("key,en\ra,b\rc,d\r", ["a=b", "c=d"]),
    ("\u{FEFF}Key,en,notes\na,b,c\n\n,,\n", ["a=b"]),
    ("en,key\n\"x\r\ny\"\"z\",\"a,b\"\n", ["a,b=x\r\ny\"z"]),
    ("key,en\n,x\n", ["=x"]),
    ("key;en;fr\r\na,b;\"c;d\";\r\n", ["a,b=c;d"]),
  ])
  func `what others write is read`(_ text: String, _ entries: [String]) throws {
    let catalog = try #require(try Self.read(text).tables.first?.catalog)
    #expect(catalog.sourceLanguage == "en")
    let found = catalog.entries.map { "\($0.key)=\($0["en"]?.stringUnit?.value ?? "")" }
    #expect(found.map { Array($0.utf8) } == entries.map { Array($0.utf8) })
  }

  // text/tab-separated-values has no quotation marks; a field that begins with one is Excel's.
  @Test func `TSV has Excel's quotation marks and bare ones`() throws {
    let read = try Self.read("key\ten\na\tsay \"b\"\nc\t\"d\te\"\n", as: "T.tsv")
    let values = read.tables.first?.catalog.entries.map { $0["en"]?.stringUnit?.value }
    #expect(values == ["say \"b\"", "d\te"])
  }

  @Test(arguments: [
    ("", "1:1", "empty"),
    ("PK\u{3}\u{4}x", "1:1", "ZIP"),
    ("key,en\na,b\nc,\"d\n", "3:3", "never closed"),
    ("key,en\na,b \"c\"\n", "2:5", "does not begin with one"),
    ("key,en\na,\"b\" c\n", "2:6", "after the quotation mark"),
    ("key,en\na,\"x\ny\"\nb,c,d\n", "4:1", "3 fields, and the header has 2"),
    ("key,en\na\n", "2:1", "1 fields"),
    ("name,en\na,b\n", "1:1", "no column “key”"),
    ("key,comment\na,b\n", "1:1", "no locale"),
    ("key,en,fr,en\n", "1:11", "“en” stands twice"),
    ("key,en\na,1\nb,2\n\"a\",3\n", "4:1", "“a” stands a second time; the first is at T.csv:2:1"),
    ("key,variation,en\na,plural,b\n", "2:3", "no variation"),
    ("key,table,en\na,../b,c\n", "2:3", "name of a table"),
    ("key,en,argNum,variation\na,b,x,substitutions.n.plural.other\n", "2:5", "number"),
    ("key,en,shouldTranslate\na,b,no\n", "2:5", "“true”, “false”"),
    ("key,en\n<<<<<<< ours\na,b\n=======\na,c\n>>>>>>> theirs\n", "2:1", "merge conflict"),
  ])
  func `faults are told by place`(_ text: String, _ place: String, _ words: String) {
    let fault = #expect(throws: Diagnostic.self) { try Self.read(text) }
    #expect(fault?.location?.description == "T.csv:\(place)", "\(fault?.description ?? "")")
    #expect(fault?.description.contains(words) == true, "\(fault?.description ?? "")")
    #expect(fault?.advice != nil)
  }

  @Test func `bytes that are no text are told by place`() {
    let bytes = Array("key,en\na,b".utf8) + [0xE9, 0x20, 0x0A]
    let fault = #expect(throws: Diagnostic.self) {
      try DelimitedFormat().read(InputFile(path: "T.csv", bytes: bytes))
    }
    #expect(fault?.location?.description == "T.csv:2:4")
  }

  @Test func `a file that is cut off is read or refused`() throws {
    let whole = Array("key,variation,en\r\n\"a\"\"\nb\",plural.one,\"c,d\"\r\n".utf8)
    for length in whole.indices {
      _ = try? DelimitedFormat().read(InputFile(path: "T.csv", bytes: Array(whole[..<length])))
    }
  }

  @Test func `what cannot be kept is named with its key`() {
    var entry = StringCatalog.Entry(key: "k", otherMembers: [.init("generatesSymbol", .bool(true))])
    entry["en"] = LocalizedString("")
    entry["Base"] = LocalizedString("x")
    entry["fr"] = LocalizedString(variations: [
      .init(.init(rawValue: "width"), cases: [.init("20", LocalizedString("x"))])
    ])
    entry["de"] = LocalizedString("x", state: .init(rawValue: "none"))
    let table = StringTable(
      name: "T",
      catalog: StringCatalog(sourceLanguage: "en", entries: [entry, entry])
    )
    let losses = DelimitedFormat().write([table], WritingOptions()).losses.map(\.description)
    for words in [
      "table “T”: “Base”, which is no locale,", "“k”: generatesSymbol cannot",
      "“k” in en: an empty",
      "“width.20” is no variation", "the state “none”", "the key stands twice",
    ] {
      #expect(losses.contains { $0.contains(words) }, "\(words): \(losses)")
    }
    #expect(losses.count == 6)
  }

  @Test func `only what needs work is written, with the source beside it`() throws {
    let entries = [
      ("done", LocalizedString("x")), ("new", nil), ("doubtful", LocalizedString("x", state: .new)),
    ].map { key, french in
      var entry = StringCatalog.Entry(key: key)
      entry["de"] = LocalizedString("x")
      entry["en"] = LocalizedString("y")
      entry["fr"] = french
      return entry
    }
    let catalog = StringCatalog(sourceLanguage: "en", entries: entries)
    let written = DelimitedFormat().write(
      [StringTable(name: "T", catalog: catalog)],
      WritingOptions(locales: ["fr"], onlyUnfinished: true)
    )
    #expect(
      Self.text(of: written)
        == "key,variation,comment,en,fr,state:fr\r\nnew,,,y,,\r\ndoubtful,,,y,x,new\r\n"
    )
  }
}

extension LocalizedString.Case {
  fileprivate init(_ name: String, _ value: String) {
    self.init(name, LocalizedString(value))
  }
}
