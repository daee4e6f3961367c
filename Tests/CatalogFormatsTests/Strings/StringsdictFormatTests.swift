internal import CatalogFormats
internal import Diagnostics
internal import Foundation
internal import StringCatalogs
internal import TestSupport
internal import Testing

/// Rules of .stringsdict files as strings of a catalog, and back.
struct StringsdictFormatTests {
  private func read(_ text: String) throws -> (string: LocalizedString?, notes: [Diagnostic]) {
    let tables = try StringsdictFormat().read(
      InputFile(path: "de.lproj/Localizable.stringsdict", bytes: Array(text.utf8))
    )
    return (tables.tables[0].catalog.entries.first?["de"], tables.notes)
  }

  private func write(
    _ string: LocalizedString,
    key: String = "k"
  ) -> WrittenFiles {
    let catalog = StringCatalog(
      sourceLanguage: "de",
      entries: [.init(key: key, localizations: [.init(locale: "de", string: string)])]
    )
    return StringsdictFormat().write([StringTable(name: "T", catalog: catalog)], WritingOptions())
  }

  /// A rule in XML, in a file.
  private func file(_ rule: String, key: String = "k") -> String {
    "<plist version=\"1.0\"><dict><key>\(key)</key>\(rule)</dict></plist>"
  }

  /// What Foundation reads.
  private func foundation(_ bytes: [UInt8]) throws -> NSDictionary {
    let value = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    return NSDictionary(dictionary: try #require(value as? [String: Any]))
  }

  private static func plural(_ type: String, _ one: String, _ other: String) -> String {
    """
    <dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\
    <key>NSStringFormatValueTypeKey</key><string>\(type)</string>\
    <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict>
    """
  }

  private static func format(_ format: String, _ variables: [(String, String)]) -> String {
    "<dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>"
      + variables.map { "<key>\($0)</key>\($1)" }.joined() + "</dict>"
  }

  private static func cases(_ one: String, _ other: String) -> LocalizedString.Variation {
    .init(.plural, cases: [.init("one", LocalizedString(one)), .init("other", .init(other))])
  }

  private static func substitution(
    _ name: String,
    argument: Int? = nil,
    type: String = "lld",
    _ one: String,
    _ other: String
  ) -> LocalizedString.Substitution {
    .init(name: name, argNum: argument, formatSpecifier: type, variations: [cases(one, other)])
  }

  /// A rule, and the string that String Catalogs say the same with.
  struct Pair: CustomTestStringConvertible {
    let testDescription: String
    var key = "k"
    let rule: String
    let string: LocalizedString
  }

  static let pairs = [
    // As Xcode migrated `%d line(s)` of LinearMouse.
    Pair(
      testDescription: "a plural",
      rule: format("%#@value@", [("value", plural("d", "%d line", "%d lines"))]),
      string: LocalizedString(variations: [cases("%d line", "%d lines")])
    ),
    // As Xcode migrated `%.1f pixel(s)` of LinearMouse.
    Pair(
      testDescription: "a plural with a precision",
      rule: format("%#@value@", [("value", plural("f", "%.1f pixel", "%.1f pixels"))]),
      string: LocalizedString(
        stringUnit: .init("%#@value@"),
        substitutions: [substitution("value", type: "f", "%.1f pixel", "%.1f pixels")]
      )
    ),
    Pair(
      testDescription: "a plural whose key alone has the number",
      key: "%u rows",
      rule: format("%#@value@", [("value", plural("u", "one", "many"))]),
      string: LocalizedString(variations: [cases("one", "many")])
    ),
    Pair(
      testDescription: "a plural of another argument than the first",
      rule: format(
        "%2$#@value@",
        [("value", plural("lld", "%1$@ has one", "%1$@ has %2$lld"))]
      ),
      string: LocalizedString(variations: [cases("%1$@ has one", "%1$@ has %2$lld")])
    ),
    Pair(
      testDescription: "a plural whose type no text says",
      rule: format("%#@value@", [("value", plural("d", "one", "many"))]),
      string: LocalizedString(
        stringUnit: .init("%#@value@"),
        substitutions: [substitution("value", type: "d", "one", "many")]
      )
    ),
    Pair(
      testDescription: "a variable in a text",
      rule: format("Hello %@, %#@n@", [("n", plural("lld", "%lld plural", "%lld plurals"))]),
      string: LocalizedString(
        stringUnit: .init("Hello %@, %#@n@"),
        substitutions: [substitution("n", "%arg plural", "%arg plurals")]
      )
    ),
    Pair(
      testDescription: "variables with numbers",
      rule: format(
        "%2$#@b@ in %1$#@a@",
        [("a", plural("lu", "%lu a", "%lu as")), ("b", plural("d", "%d b", "%%d bs"))]
      ),
      string: LocalizedString(
        stringUnit: .init("%#@b@ in %#@a@"),
        substitutions: [
          substitution("a", argument: 1, type: "lu", "%arg a", "%arg as"),
          substitution("b", argument: 2, type: "d", "%arg b", "%%d bs"),
        ]
      )
    ),
    Pair(
      testDescription: "a variable in a variable",
      rule: format(
        "%#@files@",
        [
          ("files", plural("d", "%d file in %2$#@folders@", "%d files in %2$#@folders@")),
          ("folders", plural("d", "%d folder", "%d folders")),
        ]
      ),
      string: LocalizedString(
        stringUnit: .init("%#@files@"),
        substitutions: [
          substitution("files", type: "d", "%arg file in %#@folders@", "%arg files in %#@folders@"),
          substitution("folders", argument: 2, type: "d", "%arg folder", "%arg folders"),
        ]
      )
    ),
    Pair(
      testDescription: "a number twice",
      rule: format("%2$#@n@", [("n", plural("d", "%d", "%d of %2$d, %1$@ %05d"))]),
      string: LocalizedString(
        stringUnit: .init("%#@n@"),
        substitutions: [
          substitution("n", argument: 2, type: "d", "%arg", "%arg of %arg, %1$@ %05d")
        ]
      )
    ),
    Pair(
      testDescription: "a text without a variable",
      rule: format("no %% variable", []),
      string: LocalizedString("no %% variable")
    ),
    Pair(
      testDescription: "devices, one with a plural",
      rule: "<dict><key>NSStringDeviceSpecificRuleType</key><dict>"
        + "<key>iphone</key><string>Tap</string><key>mac</key>"
        + format("%#@value@", [("value", plural("lld", "%lld click", "%lld clicks"))])
        + "</dict></dict>",
      string: LocalizedString(variations: [
        .init(
          .device,
          cases: [
            .init("iphone", LocalizedString("Tap")),
            .init("mac", LocalizedString(variations: [cases("%lld click", "%lld clicks")])),
          ]
        )
      ])
    ),
    Pair(
      testDescription: "devices that share a variable",
      rule: "<dict><key>NSStringDeviceSpecificRuleType</key><dict><key>iphone</key>"
        + format("Tap %#@n@", [("n", plural("lld", "%lld time", "%lld times"))])
        + "<key>other</key>"
        + format("Click %#@n@", [("n", plural("lld", "%lld time", "%lld times"))])
        + "</dict></dict>",
      string: LocalizedString(
        variations: [
          .init(
            .device,
            cases: [
              .init("iphone", LocalizedString("Tap %#@n@")),
              .init("other", LocalizedString("Click %#@n@")),
            ]
          )
        ],
        substitutions: [substitution("n", "%arg time", "%arg times")]
      )
    ),
    Pair(
      testDescription: "widths",
      rule: "<dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key>"
        + "<string>Hi</string><key>50</key><string>Hello</string></dict></dict>",
      string: LocalizedString(variations: [
        .init(
          .init(rawValue: "width"),
          cases: [.init("20", LocalizedString("Hi")), .init("50", LocalizedString("Hello"))]
        )
      ])
    ),
  ]

  @Test(arguments: pairs)
  func `a rule is read`(_ pair: Pair) throws {
    let (string, notes) = try read(file(pair.rule, key: pair.key))
    #expect(string == pair.string)
    let isWidth = pair.rule.contains("Width")
    #expect(notes.map(\.severity) == (isWidth ? [.warning] : []))
  }

  @Test(arguments: pairs)
  func `a binary rule is read as the same in XML`(_ pair: Pair) throws {
    let binary = try PropertyListSerialization.data(
      fromPropertyList: foundation(Array(file(pair.rule, key: pair.key).utf8)),
      format: .binary,
      options: 0
    )
    let file = InputFile(path: "de.lproj/T.stringsdict", bytes: Array(binary))
    #expect(
      try StringsdictFormat().read(file).tables[0].catalog.entries.first?["de"] == pair.string
    )
  }

  @Test(arguments: pairs)
  func `a string is written as its rule`(_ pair: Pair) throws {
    let written = write(pair.string, key: pair.key)
    #expect(written.losses == [])
    #expect(written.files.map(\.path) == ["de.lproj/T.stringsdict"])
    let bytes = try #require(written.files.first?.bytes)
    // Foundation reads both; only the order of members is not compared.
    let expected = file(pair.rule, key: pair.key)
    #expect(try foundation(bytes) == foundation(Array(expected.utf8)))
    #expect(try read(String(decoding: bytes, as: UTF8.self)).string == pair.string)
  }

  // What Foundation counts: a specifier that says its number takes no place, as
  // `String(format: "%1$d %d", 5, 6)` shows, which is "5 5".
  @Test func `a reference with a number leaves the others their arguments`() throws {
    let string = LocalizedString(
      stringUnit: .init("%#@n@ of %@, %*d"),
      substitutions: [Self.substitution("n", argument: 1, "%arg", "%arg")]
    )
    let written = write(string)
    let text = String(decoding: try #require(written.files.first?.bytes), as: UTF8.self)
    #expect(text.contains("<string>%1$#@n@ of %2$@, %4$*3$d</string>"))
    #expect(
      try read(file(Self.format("%1$#@n@ of %@", [("n", Self.plural("d", "1", "%d"))])))
        .string?.stringUnit?.value == "%#@n@ of %1$@"
    )
  }

  @Test func `the texts of a later argument's plural get numbers`() throws {
    let written = write(LocalizedString(variations: [Self.cases("%@ has one", "%@ has %lld")]))
    let text = String(decoding: try #require(written.files.first?.bytes), as: UTF8.self)
    #expect(text.contains("<string>%2$#@value@</string>"))
    #expect(text.contains("<string>%1$@ has %2$lld</string>"))
  }

  // The catalog's own plural counts by the same argument: `PluralArgumentTests`.
  @Test(arguments: [
    ("100% discount on %lld", "%#@value@", "lld", "100% discount on %lld"),
    ("%.1f km in %lld hours", "%2$#@value@", "lld", "%1$.1f km in %2$lld hours"),
    ("%*d of %@", "%2$#@value@", "d", "%2$*1$d of %3$@"),
  ])
  func `a plural counts by the first whole number`(
    _ text: String,
    _ format: String,
    _ type: String,
    _ expected: String
  ) throws {
    let written = write(LocalizedString(variations: [Self.cases("one", text)]))
    let rule = String(decoding: try #require(written.files.first?.bytes), as: UTF8.self)
    for text in [format, type, expected] { #expect(rule.contains("<string>\(text)</string>")) }
  }

  @Test func `different variables of one name get names of their own`() throws {
    let (string, _) = try read(
      file(
        "<dict><key>NSStringDeviceSpecificRuleType</key><dict><key>iphone</key>"
          + Self.format("Tap %#@n@", [("n", Self.plural("lld", "%lld tap", "%lld taps"))])
          + "<key>mac</key>"
          + Self.format("Do %#@n@", [("n", Self.plural("lld", "%lld click", "%lld clicks"))])
          + "</dict></dict>"
      )
    )
    #expect(string?.substitutions.map(\.name) == ["n", "n_mac"])
    #expect(string?.units.map(\.unit.value).prefix(2) == ["Tap %#@n@", "Do %#@n_mac@"])
  }

  @Test(arguments: [
    (LocalizedString("%1$arg"), "%arg outside"),
    (LocalizedString(variations: [cases("%arg a", "%arg b")]), "%arg outside"),
    (
      LocalizedString(
        stringUnit: .init("%#@n@"),
        substitutions: [substitution("n", "%1$arg", "b")]
      ),
      "%arg"
    ),
    (LocalizedString(substitutions: [substitution("n", "a", "b")]), "no value"),
    (LocalizedString(stringUnit: .init("v"), variations: [cases("a", "b")]), "beside its plural"),
    (
      LocalizedString(variations: [
        .init(.init(rawValue: "mood"), cases: [.init("good", LocalizedString("a"))])
      ]), "mood"
    ),
    (
      LocalizedString(variations: [.init(.plural, cases: [.init("=1", LocalizedString("a"))])]),
      "=1"
    ),
    (LocalizedString("\u{1}"), "control character"),
  ])
  func `what no rule can hold is a loss`(_ string: LocalizedString, _ words: String) {
    let written = write(string)
    #expect(written.files.isEmpty)
    #expect(written.losses.map(\.severity) == [.error])
    #expect(written.losses.first?.message.contains("“k” in de") == true)
    #expect(written.losses.first?.message.contains(words) == true, "\(written.losses)")
  }

  @Test(arguments: [
    ("", "1:1", "empty"),
    ("<plist><dict>\n<key>a</key>\n", "3:1", "ends"),
    ("<<<<<<< HEAD\n<dict/>\n=======\n", "1:1", "merge conflict"),
    ("{\"sourceLanguage\" : \"en\"}", "1:2", "JSON"),
    ("PK\u{3}\u{4}", "1:1", "ZIP"),
    ("<plist><array/></plist>", "1:8", "dictionary"),
  ])
  func `faults are told by place`(_ text: String, _ place: String, _ words: String) {
    let fault = #expect(throws: Diagnostic.self) { try read(text) }
    #expect(
      fault?.location?.description.hasSuffix("stringsdict:\(place)") == true,
      "\(fault?.description ?? "")"
    )
    #expect(fault?.message.contains(words) == true, "\(fault?.description ?? "")")
    #expect(fault?.advice != nil)
  }

  @Test(arguments: [
    ("<dict/>", "no rule"),
    ("<array/>", "no rule"),
    (
      format(
        "%#@g@",
        [("g", "<dict><key>NSStringFormatSpecTypeKey</key><string>Gender</string></dict>")]
      ), "Gender"
    ),
    (format("%#@g@", [("g", "<string/>")]), "“g”"),
    (
      format(
        "%#@g@",
        [("g", plural("d", "%d", "<x>").replacing("<x>", with: "</string><key>odd</key><string>"))]
      ), "odd"
    ),
  ])
  func `what is not understood is told`(_ rule: String, _ words: String) throws {
    let notes = try read("\n" + file(rule)).notes
    #expect(notes.count == 1)
    #expect(notes.first?.location?.line == 2)
    #expect(notes.first?.message.contains("“k”") == true)
    #expect(notes.first?.message.contains(words) == true, "\(notes)")
  }

  @Test func `comments and duplicates are kept in mind`() throws {
    let rule = Self.format("a", [])
    let tables = try StringsdictFormat().read(
      InputFile(
        path: "Base.lproj/T.stringsdict",
        bytes: Array("<dict>\n<!-- C -->\n<key>k</key>\(rule)\n<key>k</key>\(rule)</dict>".utf8)
      )
    )
    #expect(tables.tables[0].catalog.sourceLanguage == "und")
    #expect(tables.tables[0].catalog.entries.count == 1)
    #expect(tables.notes.map(\.severity) == [.note, .warning])
    #expect(tables.notes.last?.location?.line == 4)
    #expect(tables.notes.last?.message.contains("line 3") == true)
  }
}
