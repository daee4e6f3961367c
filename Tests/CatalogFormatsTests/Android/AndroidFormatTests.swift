import CatalogFormats
import Diagnostics
import Foundation
import MessageFormat
import StringCatalogs
import TestSupport
import Testing

struct AndroidFormatTests {
  static func read(
    _ content: String,
    as path: String = "res/values/strings.xml"
  ) throws(Diagnostic) -> ReadTables {
    try AndroidFormat().read(InputFile(path: path, bytes: Array(content.utf8), locale: "en"))
  }

  static func catalog(_ entries: [StringCatalog.Entry]) -> [StringTable] {
    [StringTable(name: "strings", catalog: .init(sourceLanguage: "en", entries: entries))]
  }

  private static func text(of written: WrittenFiles, _ index: Int = 0) -> String {
    String(decoding: written.files[index].bytes, as: UTF8.self)
  }

  @Test func `plurals, arrays, products and comments are read`() throws {
    let read = try Self.read(
      """
      <?xml version="1.0" encoding="utf-8"?>
      <!-- Licence -->
      <resources>
          <!-- Section -->
          <!-- Two
               lines -->
          <string name="a" translatable="false">A</string>
          <plurals name="n">
              <!-- inner -->
              <item quantity="one">%d item (100%)</item>
              <item quantity="other">%d items (100%%)</item>
          </plurals>
          <string-array name="l">
              <item>x</item>
              <!-- second -->
              <item>@string/a</item>
          </string-array>
          <string name="a" product="tablet">T</string>
          <item type="string" name="i">I</item>
          <integer name="z">1</integer>
      </resources>
      """
    )
    let entries = try #require(read.tables.first?.catalog.entries)
    #expect(entries.map(\.key) == ["a", "n", "l[0]", "l[1]", "a[tablet]", "i"])
    #expect(entries.map(\.comment) == ["Section\nTwo\nlines", "inner", nil, "second", nil, nil])
    #expect(entries.map(\.shouldTranslate) == [false, nil, nil, nil, nil, nil])
    #expect(
      entries[1]["en"]?.units.map { "\($0.path.identifier) \($0.unit.value)" } == [
        "plural.one %lld item (100%%)", "plural.other %lld items (100%%)",
      ]
    )
    #expect(
      read.notes.map { "\($0.location?.line ?? 0) \($0.message.prefix(20))" } == [
        "16 “@string/a” refers t", "20 <integer> is no stri",
      ]
    )
  }

  @Test func `strings are written as Android wants them`() {
    var denied = StringCatalog.Entry(key: "camera.denied", comment: "The alert's -- title")
    denied["en"] = LocalizedString("“%2$@” can't use <b>%1$@</b> @ 100%", state: .needsReview)
    denied["zh-HK"] = LocalizedString("?")
    var count = StringCatalog.Entry(key: "count")
    count["en"] = LocalizedString("%@ has %#@n@.")
    count["en"]?.substitutions = [
      .init(
        name: "n",
        argNum: 2,
        formatSpecifier: "lld",
        variations: [
          .init(
            .plural,
            cases: [
              .init("one", LocalizedString("%arg photo")),
              .init("other", LocalizedString("%arg photos")),
            ]
          )
        ]
      )
    ]
    let written = AndroidFormat().write(
      Self.catalog([denied, count, .init(key: "50% of 20% off", shouldTranslate: false)]),
      WritingOptions()
    )
    #expect(written.files.map(\.path) == ["values/strings.xml", "values-zh-rHK/strings.xml"])
    #expect(
      Self.text(of: written) == #"""
        <?xml version="1.0" encoding="utf-8"?>
        <resources xmlns:tools="http://schemas.android.com/tools" tools:locale="en">
            <!-- The alert's - - title -->
            <string name="camera_denied">“%2$s” can\'t use &lt;b&gt;%1$s&lt;/b&gt; @ 100%%</string>
            <plurals name="count">
                <item quantity="one">%1$s has %2$d photo.</item>
                <item quantity="other">%1$s has %2$d photos.</item>
            </plurals>
            <string name="string_50_of_20_off_fa63e61c" translatable="false" formatted="false">50% of 20% off</string>
        </resources>

        """#
    )
    #expect(Self.text(of: written, 1).contains(#"<string name="camera_denied">\?</string>"#))
    #expect(
      written.losses.map(\.message.description).map { $0.prefix(38) } == [
        "“camera.denied” in en: the state needs", "“camera.denied”: Android allows no suc",
        "“50% of 20% off”: Android allows no su", "“camera.denied”: the comment is change",
      ]
    )
  }

  /// The values with the percent signs and numbers that the message tree gives them.
  private static func canonical(_ table: StringTable) throws -> StringTable {
    var table = table
    for (index, entry) in table.catalog.entries.enumerated() {
      for (place, localization) in entry.localizations.enumerated() {
        for (path, unit) in localization.string.units {
          let message = PrintfSyntax.parse(unit.value, .foundation)
          table.catalog.entries[index].localizations[place].string[path]?.value =
            try PrintfSyntax.print(message, .foundation, numbering: .always)
        }
      }
    }
    return table
  }

  @Test func `texts come back as they were`() throws {
    var entries: [StringCatalog.Entry] = []
    for (index, text) in GeneratedTables.texts.enumerated() {
      var entry = StringCatalog.Entry(key: "k\(index)", comment: "c\(index)\nd")
      entry["en"] = LocalizedString(text)
      entry["zh-HK"] = LocalizedString(variations: [
        .init(.plural, cases: [.init("other", LocalizedString(text + " %lld"))])
      ])
      entries.append(entry)
      entry.key = "l[\(index)]"
      entry["zh-HK"] = LocalizedString("\"" + text)
      entries.append(entry)
    }
    // Arrays stand together in a file.
    entries.sort { $0.key.utf8.first ?? 0 < $1.key.utf8.first ?? 0 }
    let written = AndroidFormat().write(Self.catalog(entries), WritingOptions())
    let refused = Set(written.losses.map(\.message))
    #expect(refused.allSatisfy { $0.contains("no counterpart") }, "\(refused)")
    for (file, locale) in zip(written.files, ["en", "zh-HK"]) {
      let read = try AndroidFormat().read(InputFile(path: file.path, bytes: file.bytes))
      #expect(read.notes == [])
      var wanted: [StringCatalog.Entry] = []
      for var entry in entries {
        let string = try #require(entry[locale])
        entry.localizations = [.init(locale: locale, string: string)]
        if locale != "en" { entry.comment = nil }
        wanted.append(entry)
      }
      let table = StringTable(
        name: "strings",
        catalog: .init(sourceLanguage: locale, entries: wanted)
      )
      let differences = GeneratedTables.differences(
        try read.tables.map(Self.canonical),
        [try Self.canonical(table)]
      )
      #expect(differences == [])
    }
  }

  @Test(arguments: [
    ("", 1, "empty"),
    ("PK\u{3}\u{4}", 1, "ZIP"),
    ("<resources>\n<string name=\"a\">x", 2, "does not end"),
    ("<resources>\n<string name=\"a\">x & y</string></resources>", 2, "&"),
    ("<resources>\n\n<<<<<<< a\n=======\n>>>>>>> b\n</resources>", 3, "merge conflict"),
    ("<manifest/>", 1, "<resources> should stand here"),
  ])
  func `faults are told by place`(_ text: String, _ line: Int, _ words: String) {
    let fault = #expect(throws: Diagnostic.self) { try Self.read(text) }
    #expect(fault?.location?.line == line, "\(fault?.description ?? "")")
    #expect(fault?.description.contains(words) == true, "\(fault?.description ?? "")")
    #expect(fault?.advice != nil)
  }

  @Test func `bytes that are no text are told by place`() {
    let bytes = Array("<resources>\n<string name=\"a\">".utf8) + [0xE9, 0x20]
    let fault = #expect(throws: Diagnostic.self) {
      try AndroidFormat().read(InputFile(path: "values/a.xml", bytes: bytes))
    }
    #expect(fault?.location?.line == 2, "\(fault?.description ?? "")")
  }

  @Test func `only what needs work is written, and an array whole`() {
    let entries = [
      ("done", LocalizedString("a")), ("lacking", nil), ("doubtful", .init("b", state: .new)),
      ("l[0]", .init("c")), ("l[1]", .init("d", state: .needsReview)),
    ].map { key, french in
      var entry = StringCatalog.Entry(key: key)
      entry["en"] = LocalizedString("x")
      entry["fr"] = french
      return entry
    }
    let written = AndroidFormat().write(
      Self.catalog(entries),
      WritingOptions(locales: ["fr"], onlyUnfinished: true)
    )
    #expect(written.files.map(\.path) == ["values-fr/strings.xml"])
    #expect(
      Self.text(of: written).split(separator: "\n").dropFirst(2).joined(separator: "\n") == """
            <string name="lacking">x</string>
            <string name="doubtful">b</string>
            <string-array name="l">
                <item>c</item>
                <item>d</item>
            </string-array>
        </resources>
        """
    )
  }

  @Test func `a file that is cut off or damaged is read or refused`() {
    let text = "<resources><string name='a'>\\u00e9 \"x\" <b>%1$s</b>\\</string></resources>"
    let whole = Array(text.utf8)
    for length in whole.indices {
      var damaged = whole
      damaged[length] = 0x5C
      for bytes in [Array(whole[..<length]), damaged] {
        _ = try? AndroidFormat().read(InputFile(path: "values/a.xml", bytes: bytes))
      }
    }
  }

  @Test func `what Android cannot say is named with its key`() {
    let plural = { (cases: [String]) in
      LocalizedString.Variation(.plural, cases: cases.map { .init($0, LocalizedString("%lld")) })
    }
    func entry(_ key: String, _ string: LocalizedString) -> StringCatalog.Entry {
      StringCatalog.Entry(key: key, localizations: [.init(locale: "en", string: string)])
    }
    var two = LocalizedString("%#@a@ %#@b@")
    two.substitutions = ["a", "b"].map {
      .init(name: $0, formatSpecifier: "lld", variations: [plural(["other"])])
    }
    let device = LocalizedString(variations: [
      .init(.device, cases: [.init("iphone", .init("i")), .init("other", .init("o"))])
    ])
    let written = AndroidFormat().write(
      Self.catalog([
        entry("no_other", LocalizedString(variations: [plural(["one"])])), entry("two", two),
        entry("device", device), entry("hex", LocalizedString("%.3d")),
        entry("l[0]", LocalizedString(variations: [plural(["other"])])),
        entry("ref", LocalizedString("@string/other")),
      ]),
      WritingOptions()
    )
    for words in [
      "“no_other” in en is left out", "“two” in en is left out", "“device” in en: Android has no",
      "“hex” in en is left out", "“l[0]” in en is left out", "“ref” in en: “@string/other”",
    ] {
      #expect(written.losses.contains { $0.message.contains(words) }, "\(words)")
    }
    #expect(written.losses.count == 6, "\(written.losses)")
    #expect(Self.text(of: written).contains("<string name=\"device\">o</string>"))
  }

  @Test func `names are made of keys, and do not hang on other keys`() {
    func names(_ keys: [String]) -> [String] {
      let entries = keys.map {
        StringCatalog.Entry(
          key: $0,
          localizations: [
            .init(locale: "en", string: .init("x"))
          ]
        )
      }
      let text = Self.text(of: AndroidFormat().write(Self.catalog(entries), WritingOptions()))
      return text.split(separator: "name=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }
    #expect(
      names(["camera.denied.title", "appName", "a_b"]) == ["camera_denied_title", "appName", "a_b"]
    )
    let keys = ["a.b", "a-b", "class", "相机", "照片", "", "1st", "Allow “%@”?", "e\u{301}", "\u{E9}"]
    let all = names(keys)
    #expect(Set(all).count == keys.count)
    for (key, name) in zip(keys, all) where key != "a.b" && key != "a-b" {
      #expect(names([key]) == [name])
    }
    #expect(names(keys.reversed()) == all.reversed())
    #expect(all.allSatisfy { $0.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil }, "\(all)")
  }
}
