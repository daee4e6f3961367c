import CatalogFormats
import Diagnostics
import ICU
import MessageFormat
import StringCatalogs
import TestSupport
import Testing

struct ARBFormatTests {
  static func read(
    _ text: String,
    as path: String = "lib/l10n/app_en.arb",
    locale: String? = nil
  ) throws(Diagnostic) -> ReadTables {
    try ARBFormat().read(InputFile(path: path, bytes: Array(text.utf8), locale: locale))
  }

  private static func values(_ text: String) throws -> [String] {
    let entry = try read(text).tables.first?.catalog.entries.first
    return entry?.localizations.first?.string.units.map { path, unit in
      path == .root ? unit.value : "\(path.identifier)=\(unit.value)"
    } ?? []
  }

  private static func text(of written: WrittenFiles, _ index: Int = 0) -> String {
    String(decoding: written.files[index].bytes, as: UTF8.self)
  }

  // The examples of https://docs.flutter.dev/ui/internationalization, in short.
  @Test(arguments: [
    (#"{"a": "Hello"}"#, ["Hello"]),
    (
      #"{"a": "Hello {name}", "@a": {"placeholders": {"name": {"type": "String"}}}}"#,
      ["Hello %1$@"]
    ),
    (
      #"{"a": "{b} of {a}", "@a": {"placeholders": {"a": {"type": "int"}, "b": {}}}}"#,
      ["%2$@ of %1$lld"]
    ),
    (
      #"{"a": "{v}", "@a": {"placeholders": {"v": {"type": "double", "format": "decimalPatternDigits", "optionalParameters": {"decimalDigits": 2}}}}}"#,
      ["%1$.2f"]
    ),
    (
      #"{"a": "{n, plural, one{# cat} other{{n} cats}}"}"#,
      ["plural.one=%1$lld cat", "plural.other=%1$lld cats"]
    ),
    (
      #"{"a": "{n, plural, =0{none} =1{one} other{# of {s}}}", "@a": {"placeholders": {"s": {}, "n": {"type": "int"}}}}"#,
      ["plural.zero=none", "plural.one=one", "plural.other=%2$lld of %1$@"]
    ),
    (#"{"a": "it's '{'x'}' ''"}"#, ["it's {x} '"]),
    (#"{"a": "Quote '{x}'", "@a": {"placeholders": {"x": {}}}}"#, ["Quote '%1$@'"]),
    (#"{"a": ""}"#, [""]),
  ])
  func `messages are Foundation's in the catalog`(_ text: String, _ values: [String]) throws {
    #expect(try Self.values(text) == values)
  }

  @Test func `what a catalog cannot say is kept as it is, and said`() throws {
    let read = try Self.read(
      """
      {
        "a": "{n, plural, =5{five} other{#}}",
        "b": "{g, select, male{he} other{they}}",
        "c": "{n, plural, =1{one} other{#}}",
        "d": "broken {",
        "e": "{x} {y}"
      }
      """
    )
    let values = read.tables.first?.catalog.entries.map { $0["en"]?.stringUnit?.value }
    #expect(
      values == [
        "{n, plural, =5{five} other{#}}", "{g, select, male{he} other{they}}", nil, "broken {",
        "%1$@ %2$@",
      ]
    )
    let notes = read.notes.map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0)" }
    #expect(notes == ["2:8", "3:8", "4:8", "5:16", "6:8"])
    for (note, words) in zip(read.notes, ["=5", "{g}", "“one”", "not an ICU message", "order of"]) {
      #expect(note.message.contains(words), "\(note)")
    }
    // Chinese has no category for 1, so that “one” would never be chosen.
    let chinese = try Self.read(
      #"{"@@locale": "zh_TW", "c": "{n, plural, =1{one} other{#}}"}"#,
      as: "a_zh_TW.arb"
    )
    #expect(chinese.notes.first?.message.contains("=1") == true)
    #expect(chinese.tables.first?.catalog.entries.first?["zh-TW"]?.variations == [])
  }

  @Test func `metadata is read, and what is not kept is said once`() throws {
    let read = try Self.read(
      """
      {
        "@@locale": "zh_HK", "@@last_modified": "2020", "@@x-a": 1,
        "camera": "{appName} {n}",
        "@camera": {
          "type": "text", "description": "Title",
          "placeholders": {"appName": {"type": "String", "example": "Photos"},
            "n": {"type": "int", "format": "compact"}},
          "context": "x", "x-key": "camera.denied", "x-state": "needs_review"
        },
        "@Section": {}, "@gone": {"description": "x"}
      }
      """
    )
    let table = try #require(read.tables.first)
    let entry = try #require(table.catalog.entries.first)
    #expect(table.name == "app_en")
    #expect(entry.key == "camera.denied")
    #expect(entry.comment == "Title\n%1$@: appName, such as Photos\n%2$lld: n")
    #expect(entry["zh-HK"] == LocalizedString("%1$@ %2$lld", state: .needsReview))
    #expect(
      read.notes.map { "\($0.location?.line ?? 0) \($0.message)" } == [
        "7 the member “format” is not read, here and in what follows",
        "8 the member “context” is not read, here and in what follows",
        "2 “@@last_modified” is not kept", "2 “@@x-a” is not kept",
        "10 “@gone” describes no message, and is not kept",
      ]
    )
  }

  @Test(arguments: [
    ("app_zh_HK.arb", nil, nil, "app", "zh-HK"),
    ("my_app_en.arb", nil, nil, "my_app", "en"),
    ("intl_zh_Hant_HK.arb", nil, nil, "intl", "zh-Hant-HK"),
    ("app-zh-Hans.arb", nil, nil, "app", "zh-Hans"),
    ("app_fil.arb", nil, nil, "app", "fil"),
    ("en.arb", nil, nil, "app", "en"),
    ("strings.arb", "zh-TW", "fr", "strings", "zh-TW"),
    ("strings.arb", nil, "fr", "strings", "fr"),
    ("app_en.arb", "en_GB", nil, "app_en", "en-GB"),
  ])
  func `file and member say table and locale`(
    _ path: String,
    _ member: String?,
    _ given: String?,
    _ table: String,
    _ locale: String
  ) throws {
    let text = member.map { "{\"@@locale\": \"\($0)\"}" } ?? "{}"
    let read = try Self.read(text, as: "l10n/\(path)", locale: given)
    #expect(read.tables.map(\.name) == [table])
    #expect(read.tables.first?.catalog.sourceLanguage == locale)
  }

  @Test func `messages are written as Flutter wants them`() {
    var title = StringCatalog.Entry(
      key: "camera.denied",
      comment: "Title\n%1$@: appName, such as Photos"
    )
    title["en"] = LocalizedString("“%1$@” can't use %2$lld of %3$.1f {x}")
    title["zh-HK"] = LocalizedString("%2$lld %1$@", state: .needsReview)
    var count = StringCatalog.Entry(key: "count")
    count["en"] = LocalizedString(variations: [
      .init(.plural, cases: [.init("one", .init("%lld cat")), .init("other", .init("%lld cats"))])
    ])
    let table = StringTable(
      name: "app",
      catalog: .init(sourceLanguage: "en", entries: [title, count])
    )
    let written = ARBFormat().write([table], WritingOptions())
    #expect(written.files.map(\.path) == ["app_en.arb", "app_zh_HK.arb"])
    #expect(
      Self.text(of: written) == #"""
        {
          "@@locale": "en",
          "camera_denied": "“{appName}” can't use {arg2} of {arg3} '{'x'}'",
          "@camera_denied": {
            "description": "Title",
            "x-key": "camera.denied",
            "placeholders": {
              "appName": {
                "type": "String",
                "example": "Photos"
              },
              "arg2": {
                "type": "int"
              },
              "arg3": {
                "type": "double",
                "format": "decimalPatternDigits",
                "optionalParameters": {
                  "decimalDigits": 1
                }
              }
            }
          },
          "count": "{arg1, plural, one {{arg1} cat} other {{arg1} cats}}",
          "@count": {
            "placeholders": {
              "arg1": {
                "type": "int"
              }
            }
          }
        }

        """#
    )
    #expect(Self.text(of: written, 1).contains("\"x-state\": \"needs_review\""))
    #expect(written.losses.map(\.message).count == 1)
    #expect(written.losses.first?.message.contains("use-escaping") == true)
  }

  @Test func `strings come back as they were`() throws {
    var entries: [StringCatalog.Entry] = []
    for (index, text) in GeneratedTables.texts.enumerated() {
      var entry = StringCatalog.Entry(key: "\(text)\(index)", comment: "c\(index)")
      entry["en"] = LocalizedString(text, state: index.isMultiple(of: 3) ? .new : .translated)
      let cases = ["one", "other"].map { LocalizedString.Case($0, .init("\($0) %lld " + text)) }
      let plural = LocalizedString.Variation(.plural, cases: cases)
      var part = LocalizedString("%@ {%#@n@} " + text)
      part.substitutions = [
        .init(
          name: "n",
          argNum: 2,
          formatSpecifier: "lld",
          variations: [
            .init(.plural, cases: [.init("one", .init("%arg")), .init("other", .init("%arg s"))])
          ]
        )
      ]
      entry["zh-Hant-HK"] =
        index.isMultiple(of: 2) ? LocalizedString(variations: [plural]) : part
      entries.append(entry)
    }
    let table = StringTable(name: "app", catalog: .init(sourceLanguage: "en", entries: entries))
    let written = ARBFormat().write([table], WritingOptions())
    #expect(written.losses.filter { $0.severity == .error } == [])
    let ambiguous = written.losses.map(\.message).filter { $0.contains("several types") }
    for (file, locale) in zip(written.files, ["en", "zh-Hant-HK"]) {
      let read = try ARBFormat().read(InputFile(path: file.path, bytes: file.bytes))
      #expect(read.notes == [])
      let found = try #require(read.tables.first)
      #expect(found.name == "app" && found.catalog.sourceLanguage == locale)
      #expect(found.catalog.entries.count == entries.count)
      for (entry, wanted) in zip(found.catalog.entries, entries) {
        #expect(Array(entry.key.utf8) == Array(wanted.key.utf8))
        let (string, source) = (try #require(entry[locale]), try #require(wanted[locale]))
        let (message, wantedMessage) = (try Self.canonical(string), try Self.canonical(source))
        guard !ambiguous.contains(where: { $0.contains("“\(wanted.key)” in \(locale)") }) else {
          continue
        }
        #expect(message == wantedMessage, "\(string.units) \(source.units)")
        #expect(string.units.map(\.unit.state) == source.units.map(\.unit.state))
        if locale == "en" { #expect(entry.comment == wanted.comment) }
      }
    }
  }

  /// The message that ICU formats: how a catalog writes a plural is no part of it.
  private static func canonical(_ string: LocalizedString) throws -> String {
    try ICUSyntax.print(try VariationSyntax.message(string))
  }

  @Test func `what ARB cannot hold is named with its key`() {
    var entry = StringCatalog.Entry(key: "k", extractionState: .stale, shouldTranslate: false)
    entry["en"] = LocalizedString(variations: [
      .init(.plural, cases: [.init("one", .init("a")), .init("other", .init("b", state: .new))])
    ])
    entry["fr"] = LocalizedString("%08x")
    var device = StringCatalog.Entry(key: "d")
    device["en"] = LocalizedString(variations: [
      .init(.device, cases: [.init("iphone", .init("i")), .init("other", .init("o"))])
    ])
    let table = StringTable(
      name: "T",
      catalog: .init(sourceLanguage: "en", entries: [entry, device])
    )
    let losses = ARBFormat().write([table], WritingOptions()).losses.map(\.message)
    for words in [
      "“k”: that it is not to be translated", "“k”: the extraction state stale",
      "“k” in en: the state new", "“k” in fr is left out of ARB: the placeholder %08x",
      "“d” in en: the device becomes",
    ] {
      #expect(losses.contains { $0.contains(words) }, "\(words): \(losses)")
    }
    #expect(losses.count == 5)
  }

  @Test(arguments: [
    ("", "1:1", "empty"),
    ("PK\u{3}\u{4}", "1:1", "ZIP"),
    ("[]", "1:1", "an object"),
    ("{\"a\": 1}", "1:7", "a number"),
    ("{\"a\": \"b", "1:7", "does not end"),
    ("{\"a\": \"b\"\n<<<<<<< x\n", "2:1", "merge conflict"),
  ])
  func `faults are told by place`(_ text: String, _ place: String, _ words: String) {
    let fault = #expect(throws: Diagnostic.self) { try Self.read(text) }
    #expect(
      fault?.location?.description == "lib/l10n/app_en.arb:\(place)",
      "\(fault?.description ?? "")"
    )
    #expect(fault?.description.contains(words) == true, "\(fault?.description ?? "")")
  }

  @Test func `a file that is cut off is read or refused`() {
    let text = #"{"a": "{n, plural, other{# '{' %}}", "@a": {"placeholders": {"n": {"type": 1}}}}"#
    let whole = Array(text.utf8)
    for length in whole.indices {
      var damaged = whole
      damaged[length] = 0x7B
      for bytes in [Array(whole[..<length]), damaged] {
        _ = try? ARBFormat().read(InputFile(path: "app_en.arb", bytes: bytes))
      }
    }
  }

  @Test func `a file of no locale is refused`() {
    let fault = #expect(throws: Diagnostic.self) { try Self.read("{}", as: "strings.arb") }
    #expect(fault?.message.contains("@@locale") == true)
  }
}
