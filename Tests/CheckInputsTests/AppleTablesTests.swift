import CopyChecks
import Diagnostics
import MessageFormat
import StringCatalogs
import Testing

@testable import CheckInputs

/// Tables of Apple's formats: texts, locales and places.
struct AppleTablesTests {
  @Test func `files of languages are one catalog, and the source leads`() throws {
    let bench = try ProjectBench([
      (
        "App/zh-Hans.lproj/Localizable.strings",
        """
        /* The button */
        "cancel" = "取消";
        "say \\"hi\\"" = "说“\\U4f60好”\\n";
        """
      ),
      ("App/en.lproj/Localizable.strings", "cancel = Cancel;\n\"other\" = 'It\\'s';\n"),
      ("App/Base.lproj/Localizable.strings", "\"cancel\" = \"Cancel\";"),
    ])
    let catalog = try bench.catalog("Localizable")
    #expect(catalog.localeNames == ["en=en", "Base=en", "zh-Hans=zh-Hans"])
    #expect(catalog.syntax == .printf(.foundation))
    #expect(catalog.files.map { bench.paths[$0] }.last == "App/zh-Hans.lproj/Localizable.strings")
    #expect(
      try bench.lines("Localizable") == [
        "cancel | en |  | Cancel | Cancel",
        "cancel | Base |  | Cancel | Cancel",
        "cancel | zh-Hans |  | 取消 | 取消",
        "other | en |  | It's | It\\'s",
        "say \"hi\" | en |  | say \"hi\" | say \\\"hi\\\"",
        "say \"hi\" | zh-Hans |  | 说“你好”\n | 说“\\U4f60好”\\n",
      ]
    )
    #expect(catalog.allEntries[0].comment == "The button")
    #expect(bench.read.isComplete)
  }

  @Test func `a key that stands twice has both texts`() throws {
    let bench = try ProjectBench([
      ("en.lproj/A.strings", "\"a\" = \"1\"; \"a\" = \"2\";")
    ])
    #expect(try bench.lines("A") == ["a | en |  | 1 | 1", "a | en |  | 2 | 2"])
  }

  @Test func `rules of plurals are texts with paths, and count before plain strings`() throws {
    let bench = try ProjectBench([
      ("en.lproj/A.strings", "\"n files\" = \"%d files\";"),
      (
        "en.lproj/A.stringsdict",
        """
        <plist version="1.0"><dict>
        <key>n files</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
          <key>n</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d file</string>
            <key>other</key><string>%d files &amp; more</string>
          </dict>
        </dict>
        <key>two</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@a@ of %2$d</string>
          <key>a</key><dict><key>other</key><string><![CDATA[<%d>]]></string></dict>
        </dict>
        </dict></plist>
        """
      ),
    ])
    #expect(
      try bench.lines("A") == [
        "n files | en | plural.one | %d file | %d file",
        "n files | en | plural.other | %d files & more | %d files &amp; more",
        "two | en |  | %#@a@ of %2$d | %#@a@ of %2$d",
        "two | en | substitutions.a.plural.other | <%d> | <%d>",
      ]
    )
  }

  @Test func `String Catalogs are read with states, comments and places`() throws {
    let bench = try ProjectBench([
      (
        "L.xcstrings",
        #"""
        {"sourceLanguage": "en", "strings": {
          "Allow “Photos”": {"comment": "Title", "extractionState": "stale", "localizations": {
            "zh-Hant": {"stringUnit": {"state": "needs_review", "value": "允許\n\"照片\""}}}},
          "n": {"shouldTranslate": false, "localizations": {"en": {"variations": {"device": {
            "iphone": {"variations": {"plural": {"one": {"stringUnit": {"value": "1"}}}}},
            "other": {"stringUnit": {"state": "new", "value": "2"}}}},
            "substitutions": {"x": {"variations": {"plural": {
              "other": {"stringUnit": {"value": "%arg"}}}}}}}}},
          "key.only": {}
        }, "version": "1.0"}
        """#
      )
    ])
    let catalog = try bench.catalog("L")
    #expect(catalog.localeNames == ["en=en", "zh-Hant=zh-Hant"])
    #expect(
      try bench.lines("L") == [
        "Allow “Photos” | en |  | Allow “Photos” | Allow “Photos”",
        "Allow “Photos” | zh-Hant |  | 允許\n\"照片\" | 允許\\n\\\"照片\\\"",
        "n | en | device.iphone.plural.one | 1 | 1",
        "n | en | device.other | 2 | 2",
        "n | en | substitutions.x.plural.other | %arg | %arg",
      ]
    )
    let entries = catalog.allEntries
    #expect(entries.map(\.key) == ["Allow “Photos”", "n", "key.only"])
    #expect(entries[0].comment == "Title")
    #expect(entries[0].extractionState == .stale)
    #expect(entries[0].texts.map(\.state) == [nil, .needsReview])
    #expect(entries.map(\.shouldTranslate) == [true, false, true])
  }

  @Test func `places count behind a byte order mark`() throws {
    let text = "\u{FEFF}{\"sourceLanguage\": \"en\", \"strings\": {\"Hi!\": {}}}"
    let bench = try ProjectBench([("B.xcstrings", text)])
    #expect(try bench.lines("B") == ["Hi! | en |  | Hi! | Hi!"])
    #expect(bench.project.files[0].source.bytes() == Array(text.utf8))
  }

  @Test(arguments: [
    ("Allow", true), ("OK", true), ("Don’t Allow", true), ("取消", true), ("%@", true),
    ("Done.", true), ("cancelButton", false), ("alert.title", false), ("OK_BUTTON", false),
    ("CFBundleName", false), ("", false), ("ok", false),
  ])
  func `keys that are words are source texts`(key: String, isText: Bool) {
    #expect(SourceKey.isText(key) == isText)
  }

  @Test func `the syntax of a catalog is told by its texts or by the configuration`() throws {
    let messages = (1...3).map { "\"k\($0)\" = \"Hello {appName}, {n, plural, other {#}}\";" }
    let files = [
      ("en.lproj/ICU.strings", messages.joined()),
      ("en.lproj/Few.strings", messages[0]),
      ("en.lproj/Mixed.strings", messages.joined() + "\"k\" = \"%@ and {b}\";"),
      ("en.lproj/Named.strings", messages[0]),
    ]
    let bench = try ProjectBench(files, configuration: #"{"icu": ["Named.strings"]}"#)
    #expect(try bench.catalog("ICU").syntax == .icu)
    #expect(try bench.catalog("Few").syntax == .printf(.foundation))
    #expect(try bench.catalog("Mixed").syntax == .printf(.foundation))
    #expect(try bench.catalog("Named").syntax == .icu)
  }

  @Test func `strings without a source language are translations of their keys`() throws {
    let bench = try ProjectBench([
      ("zh-Hans.lproj/A.strings", "\"Take Photo\" = \"拍照\";"),
      ("zh-Hans.lproj/B.strings", "\"take.photo\" = \"拍照\";"),
    ])
    #expect(try bench.catalog("A").localeNames == ["en=en", "zh-Hans=zh-Hans"])
    #expect(try bench.catalog("B").localeNames == ["zh-Hans=zh-Hans"])
  }

  @Test func `a damaged file is an error, and the others are read`() throws {
    let bench = try ProjectBench([
      ("en.lproj/A.strings", "\"a\" = \"b\""), ("en.lproj/B.strings", "\"a\" = \"b\";"),
    ])
    #expect(bench.paths == ["en.lproj/B.strings"])
    #expect(!bench.read.isComplete)
    #expect(bench.read.notes[0].location?.line == 1)
    #expect(bench.read.notes[0].severity == .error)
  }
}
