internal import CatalogFormats
internal import Diagnostics
internal import Foundation
internal import StringCatalogs
internal import TestSupport
internal import Testing

/// Strings files as tables of a catalog, and back.
struct StringsFormatTests {
  private func read(
    _ text: String,
    at path: String = "de.lproj/Localizable.strings",
    locale: String? = nil
  ) throws -> ReadTables {
    try StringsFormat().read(InputFile(path: path, bytes: Array(text.utf8), locale: locale))
  }

  // The folders are those that Xcode makes; the last ones are of Mac OS X 10.0.
  @Test(arguments: [
    ("App/zh-Hans.lproj/Localizable.strings", nil, "Localizable", "zh-Hans", 0),
    ("zh-Hans.lproj/InfoPlist.strings", "fr", "InfoPlist", "zh-Hans", 0),
    ("zh_CN.lproj/A.B.strings", nil, "A.B", "zh_CN", 0),
    ("Base.lproj/Main.strings", "en", "Main", "en", 0),
    ("Base.lproj/Main.strings", nil, "Main", "und", 1),
    ("Main.strings", nil, "Main", "und", 1),
    ("folder/Main.strings", "ja", "Main", "ja", 0),
    ("French.lproj/Main.strings", nil, "Main", "fr", 0),
  ])
  func `the path says table and locale`(
    _ path: String,
    _ said: String?,
    _ table: String,
    _ locale: String,
    _ notes: Int
  ) throws {
    let tables = try read("\"k\" = \"v\";", at: path, locale: said)
    #expect(tables.tables.map(\.name) == [table])
    #expect(tables.tables.map(\.catalog.sourceLanguage) == [locale])
    #expect(tables.tables[0].catalog.entries.first?[locale] == LocalizedString("v"))
    #expect(tables.notes.count == notes)
    #expect(tables.notes.allSatisfy { $0.severity == .note && $0.advice != nil })
  }

  @Test func `entries keep order and comments, and what is odd is told`() throws {
    let tables = try read(
      """
      /* Header */

      /* The b */
      "b" = "1";
      "a" = "2"; "b" = "3";
      c = { d = e; };
      """
    )
    let entries = tables.tables[0].catalog.entries
    #expect(
      entries == [
        StringCatalog.Entry(
          key: "b",
          comment: nil,
          localizations: [.init(locale: "de", string: LocalizedString("3"))]
        ),
        StringCatalog.Entry(
          key: "a",
          localizations: [.init(locale: "de", string: LocalizedString("2"))]
        ),
      ]
    )
    #expect(tables.notes.map { $0.location?.line } == [5, 6])
    #expect(tables.notes[0].message.contains("line 4"))
    #expect(tables.notes[1].message.contains("“c”"))
  }

  @Test(arguments: [
    ("// nothing\n", 0), ("<plist><dict/></plist>", 0), ("k;", 1),
  ])
  func `a file without strings is a table without any`(_ text: String, _ count: Int) throws {
    #expect(try read(text).tables[0].catalog.entries.count == count)
  }

  @Test func `a file of no bytes was cut off`() {
    let fault = #expect(throws: Diagnostic.self) { try read("") }
    #expect(fault?.message == "the file is empty")
  }

  // What stands in the files of two locales, after Xcode's layout and Apple's
  // "Localizing strings that contain plurals".
  @Test func `plain strings and strings that vary go into files of their own`() throws {
    let plural = LocalizedString(variations: [
      .init(
        .plural,
        cases: [.init("one", LocalizedString("%lld & 1")), .init("other", LocalizedString("%lld"))]
      )
    ])
    let catalog = StringCatalog(
      sourceLanguage: "en",
      entries: [
        .init(
          key: "z",
          comment: "C",
          localizations: [
            .init(locale: "en", string: LocalizedString("\"Z\"\n")),
            .init(locale: "zh-Hans", string: LocalizedString("嗯")),
          ]
        ),
        .init(key: "Source only"),
        .init(key: "n", comment: "N", localizations: [.init(locale: "en", string: plural)]),
      ]
    )
    let written = StringsFormat().write([StringTable(name: "T", catalog: catalog)], .init())
    #expect(written.losses == [])
    let files = written.files.map { "\($0.path):\n\(String(decoding: $0.bytes, as: UTF8.self))" }
    #expect(
      files == [
        """
        en.lproj/T.strings:
        /* C */
        "z" = "\\"Z\\"\\n";

        "Source only" = "Source only";


        """,
        """
        en.lproj/T.stringsdict:
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
        "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<!-- N -->
        \t<key>n</key>
        \t<dict>
        \t\t<key>NSStringLocalizedFormatKey</key>
        \t\t<string>%#@value@</string>
        \t\t<key>value</key>
        \t\t<dict>
        \t\t\t<key>NSStringFormatSpecTypeKey</key>
        \t\t\t<string>NSStringPluralRuleType</string>
        \t\t\t<key>NSStringFormatValueTypeKey</key>
        \t\t\t<string>lld</string>
        \t\t\t<key>one</key>
        \t\t\t<string>%lld &amp; 1</string>
        \t\t\t<key>other</key>
        \t\t\t<string>%lld</string>
        \t\t</dict>
        \t</dict>
        </dict>
        </plist>

        """,
        """
        zh-Hans.lproj/T.strings:
        /* C */
        "z" = "嗯";


        """,
      ]
    )
  }

  private func paths(_ catalog: StringCatalog, _ options: WritingOptions) -> [String] {
    StringsFormat().write([StringTable(name: "T", catalog: catalog)], options).files.map { file in
      "\(file.path) \(String(decoding: file.bytes, as: UTF8.self).split(separator: "\n"))"
    }
  }

  @Test func `locales and unfinished strings are chosen`() {
    var new = LocalizedString("neu")
    new.stringUnit?.state = .new
    let catalog = StringCatalog(
      sourceLanguage: "en",
      entries: [
        .init(key: "a", localizations: [.init(locale: "de", string: new)]),
        .init(key: "b", localizations: [.init(locale: "de", string: LocalizedString("B"))]),
        .init(
          key: "c",
          localizations: [
            .init(locale: "en", string: LocalizedString("See")),
            .init(locale: "fr", string: LocalizedString("C")),
          ]
        ),
        .init(key: "d", shouldTranslate: false),
      ]
    )
    #expect(
      paths(catalog, WritingOptions(locales: ["de"], onlyUnfinished: true))
        == [#"de.lproj/T.strings ["\"a\" = \"neu\";", "\"c\" = \"See\";"]"#]
    )
    #expect(
      paths(catalog, WritingOptions(locales: ["fr"]))
        == [#"fr.lproj/T.strings ["\"c\" = \"C\";"]"#]
    )
  }

  @Test func `what the files cannot hold is a loss that names the key`() {
    var reviewed = LocalizedString("v")
    reviewed.stringUnit?.state = .needsReview
    let catalog = StringCatalog(
      sourceLanguage: "en",
      entries: [
        .init(
          key: "k",
          comment: "ends */ early",
          extractionState: .manual,
          shouldTranslate: false,
          localizations: [.init(locale: "en", string: reviewed)],
          otherMembers: [.init("generatesSymbol", .bool(true))]
        )
      ]
    )
    let written = StringsFormat().write([StringTable(name: "T", catalog: catalog)], .init())
    #expect(written.losses.allSatisfy { $0.severity == .warning && $0.message.contains("“k”") })
    for word in ["needs_review", "manual", "translated", "generatesSymbol", "* /"] {
      #expect(written.losses.contains { $0.message.contains(word) }, "\(word)")
    }
    #expect(written.losses.count == 5)
    #expect(
      written.files.map { String(decoding: $0.bytes, as: UTF8.self) }
        == ["/* ends * / early */\n\"k\" = \"v\";\n\n"]
    )
  }

  @Test(arguments: ["../../etc", "a/b", "", "a\0b"])
  func `a name that is no name of a folder is never a path`(_ name: String) {
    let entry = StringCatalog.Entry(
      key: "k",
      localizations: [.init(locale: name, string: LocalizedString("v"))]
    )
    let catalog = StringCatalog(sourceLanguage: name, entries: [entry])
    let byLocale = StringsFormat().write([StringTable(name: "T", catalog: catalog)], .init())
    #expect(byLocale.files.isEmpty)
    #expect(byLocale.losses.count == 1)
    let english = StringCatalog(sourceLanguage: "en", entries: [.init(key: "k")])
    let byTable = StringsFormat().write([StringTable(name: name, catalog: english)], .init())
    #expect(byTable.files.isEmpty)
    #expect(byTable.losses.count == 1)
  }

  @Test func `what belongs to no locale comes back to Base`() throws {
    let tables = try read("\"k\" = \"v\";\n\n", at: "Base.lproj/T.strings").tables
    let written = StringsFormat().write(tables, .init())
    #expect(written.files.map(\.path) == ["Base.lproj/T.strings"])
    #expect(written.files.map(\.bytes) == [Array("\"k\" = \"v\";\n\n".utf8)])
  }

  // By the file format documents named in PropertyListTests and StringsFileTests.
  @Test(arguments: [
    (Array("\"k\" = \"v\"".utf8), ":1:10", "semicolon"),
    (Array("k = v;\n<<<<<<< HEAD\n".utf8), ":2:1", "merge conflict"),
    ([0x22, 0xE9, 0x22], ":1:2", "UTF-8"),
    ([0xFF, 0xFE, 0x22, 0x00, 0x3D, 0xD8, 0x22, 0x00], ":1:2", "UTF-16"),
    (Array(String(repeating: "{a=", count: 10_000).utf8), ":1:388", "deeply"),
    (Array("PK\u{3}\u{4}".utf8), ":1:1", "ZIP"),
    (Array("{\n  \"sourceLanguage\" : \"en\"".utf8), ":2:3", "JSON"),
  ])
  func `damage is told by place`(_ bytes: [UInt8], _ place: String, _ words: String) {
    let fault = #expect(throws: Diagnostic.self) {
      try StringsFormat().read(InputFile(path: "en.lproj/T.strings", bytes: bytes))
    }
    #expect(fault?.location?.description == "en.lproj/T.strings\(place)")
    #expect(fault?.message.contains(words) == true, "\(fault?.description ?? "")")
    #expect(fault?.advice != nil)
  }
}
