import CopyChecks
import Diagnostics
import MessageFormat
import StringCatalogs
import Testing

@testable import CheckInputs

/// Tables of Android, Flutter and XLIFF: texts, locales and places.
struct OtherFormatsTests {
  @Test func `Android's folders of values are one catalog`() throws {
    let bench = try ProjectBench([
      (
        "app/src/main/res/values/strings.xml",
        """
        <?xml version="1.0" encoding="utf-8"?>
        <!-- A file. -->
        <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
          <!-- The title -->
          <string name="title">
            It\\'s \\"%1$s\\" &amp; more
          </string>
          <string name="id" translatable="false">abc</string>
          <plurals name="n"><item quantity="one">%d file</item></plurals>
          <string-array name="a"><item>One</item><item>Two <b>big</b></item></string-array>
          <string name="marked">for <xliff:g id="x">%s</xliff:g>!</string>
          <string name="data"><![CDATA[<i>a</i>]]></string>
          <string name="long">one
             two</string>
          <color name="c">#fff</color>
        </resources>
        """
      ),
      (
        "app/src/main/res/values-zh-rCN/strings.xml",
        "<resources><string name='title'>标题</string><string name=\"a\" /></resources>"
      ),
      (
        "app/src/main/res/values/colors.xml",
        "<resources><color name=\"c\">#fff</color></resources>"
      ),
      ("app/src/main/res/layout/main.xml", "<broken"),
    ])
    let catalog = try bench.catalog("strings")
    #expect(catalog.localeNames == ["values=en", "zh-CN=zh-CN"])
    #expect(catalog.syntax == .printf(.android))
    #expect(
      try bench.lines("strings") == [
        "title | values |  | It's \"%1$s\" & more | It\\'s \\\"%1$s\\\" &amp; more",
        "title | zh-CN |  | 标题 | 标题",
        "id | values |  | abc | abc",
        "n | values | plural.one | %d file | %d file",
        "a[0] | values |  | One | One",
        "a[1] | values |  | Two <b>big</b> | Two <b>big</b>",
        "marked | values |  | for %s! | for <xliff:g id=\"x\">%s</xliff:g>!",
        "data | values |  | <i>a</i> | <i>a</i>",
        "long | values |  | one two | one\n     two",
        "a | zh-CN |  |  | ",
      ]
    )
    let entries = catalog.allEntries
    #expect(entries[0].comment == "The title")
    #expect(entries.map(\.shouldTranslate).count { !$0 } == 1)
    let keyOrigin = entries[0].keyOrigin
    #expect(bench.project.files[Int(keyOrigin.file)].source[keyOrigin.range] == "title")
    #expect(bench.paths.count == 2)
    #expect(bench.read.isComplete)
  }

  @Test(arguments: [
    (#""列表。""#, 6..<9, #""列表.""#),
    (#""列表。""#, 9..<9, #""列表。.""#),
    ("共 <xliff:g id=\"n\">%d</xliff:g> 张", 3..<4, "共.<xliff:g id=\"n\">%d</xliff:g> 张"),
    ("共 <xliff:g id=\"n\">%d</xliff:g> 张", 3..<5, nil),
    ("It\\'s", 2..<3, "It.s"), ("a\n   b", 1..<2, "a.b"), ("a &amp; b", 2..<3, "a . b"),
  ])
  func `edits of Android's texts keep what is not in the text`(
    raw: String,
    range: Range<Int>,
    edited: String?
  ) throws {
    let bench = try ProjectBench([
      (
        "res/values/strings.xml",
        "<resources xmlns:xliff=\"urn:oasis:names:tc:xliff:document:1.2\"><string name=\"a\">\(raw)"
          + "</string></resources>"
      )
    ])
    let text = try bench.catalog("strings").allEntries[0].texts[0]
    let file = bench.project.files[0]
    let map = OffsetMap(of: text.text, at: text.origin, in: file.utf8)
    #expect(map.isExact)
    let edits = map.fileEdits([TextEdit(range, ".")])
    let result = String(decoding: file.source.bytes(applying: edits), as: UTF8.self)
    if let edited {
      #expect(result.contains(">\(edited)</string>"), "\(result)")
    } else {
      #expect(edits.isEmpty)
    }
  }

  @Test func `ARB files are one catalog of ICU messages`() throws {
    let bench = try ProjectBench([
      (
        "lib/app_en.arb",
        #"{"@@locale": "en", "hi": "Hi {name}", "@hi": {"description": "A greeting"}}"#
      ),
      ("lib/app_zh_HK.arb", #"{"hi": "\u4f60好"}"#),
    ])
    let catalog = try bench.catalog("app")
    #expect(catalog.localeNames == ["en=en", "zh-HK=zh-HK"])
    #expect(catalog.syntax == .icu)
    #expect(
      try bench.lines("app") == [
        "hi | en |  | Hi {name} | Hi {name}", "hi | zh-HK |  | 你好 | \\u4f60好",
      ]
    )
    #expect(catalog.allEntries[0].comment == "A greeting")
  }

  @Test func `characters on both sides of a tag are not told as one word`() throws {
    let bench = try ProjectBench([
      (
        "zh-Hant.xliff",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          <file original="a.strings" source-language="en" target-language="zh-Hant"><body>
            <trans-unit id="open"><source>Open the <g id="1">camera</g></source>
              <target>打开<g id="1">相机</g></target></trans-unit>
          </body></file>
        </xliff>
        """
      )
    ])
    let found = CheckRun(CheckOptions()).findings(in: bench.project)
      .filter { $0.rule == "wrong-script" }
    #expect(
      found.map(\.message) == ["Simplified Chinese in a Traditional text; write 開 for 开, 機 for 机"]
    )
  }

  @Test func `what an XLIFF file has yet to be given is no fault of it`() throws {
    let bench = try ProjectBench([
      (
        "ja.xliff",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          <file original="App/Info.plist" source-language="en" target-language="ja"><body>
            <trans-unit id="CFBundleName"><source>$(PRODUCT_NAME)</source></trans-unit>
          </body></file>
          <file original="App/en.lproj/Localizable.stringsdict" source-language="en"
            target-language="ja"><body>
            <trans-unit id="/%d new pages:dict/pages:dict/other:dict/:string">
              <source>%d new pages</source><target>新しいページ %d 件</target>
            </trans-unit>
          </body></file>
        </xliff>
        """
      )
    ])
    let found = CheckRun(CheckOptions()).findings(in: bench.project).map(\.rule)
    let rules = ["build-variable", "empty-file", "plural-categories"]
    #expect(found.filter(rules.contains).isEmpty, "\(found)")
  }

  @Test func `XLIFF 1.2 has sources, targets and states`() throws {
    let bench = try ProjectBench([
      (
        "zh-Hans.xcloc/Localized Contents/zh-Hans.xliff",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          <file original="App/Localizable.xcstrings" source-language="en" target-language="zh-Hans">
            <body>
              <trans-unit id="Allow &amp; go" xml:space="preserve">
                <source>Allow &amp; go</source>
                <target state="needs-review-l10n">允许</target>
                <note>A button</note>
              </trans-unit>
              <trans-unit id="n|==|plural.other"><source>%d</source><target>%d 个</target></trans-unit>
              <trans-unit id="x" translate="no"><source>A <x id="1" equiv-text="B"/></source></trans-unit>
            </body>
          </file>
          <file original="App/en.lproj/InfoPlist.strings" source-language="en" target-language="zh-Hans">
            <body/>
          </file>
        </xliff>
        """
      ),
      ("zh-Hans.xcloc/Source Contents/en.lproj/Localizable.strings", "\"a\" = \"b\";"),
    ])
    let catalog = try bench.catalog("Localizable")
    #expect(catalog.localeNames == ["en=en", "zh-Hans=zh-Hans"])
    #expect(
      try bench.lines("Localizable") == [
        "Allow & go | en |  | Allow & go | Allow &amp; go",
        "Allow & go | zh-Hans |  | 允许 | 允许",
        "n | en | plural.other | %d | %d",
        "n | zh-Hans | plural.other | %d 个 | %d 个",
        "x | en |  | A B | A <x id=\"1\" equiv-text=\"B\"/>",
      ]
    )
    let entries = catalog.allEntries
    #expect(entries[0].texts[1].state == .needsReview)
    #expect(entries[0].comment == "A button")
    #expect(entries.map(\.shouldTranslate) == [true, true, false])
    #expect(entries[2].texts[0].origin.escaping == .opaque)
    #expect(try bench.catalog("InfoPlist").content == .infoPlist)
    #expect(bench.paths.count == 1)
  }

  @Test func `XLIFF 2 has units with segments`() throws {
    let bench = try ProjectBench([
      (
        "fr.xlf",
        """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="fr">
          <file id="f" original="L.strings">
            <unit id="1" name="hello"><notes><note>Greets</note></notes>
              <segment state="initial"><source>Hello</source><target>Bonjour</target></segment>
            </unit>
            <unit id="2"><segment><source>A</source></segment><segment><source>B</source></segment></unit>
          </file>
        </xliff>
        """
      )
    ])
    let catalog = try bench.catalog("L")
    #expect(
      try bench.lines("L").prefix(2) == [
        "hello | en |  | Hello | Hello", "hello | fr |  | Bonjour | Bonjour",
      ]
    )
    let entries = catalog.allEntries
    #expect(entries[0].texts[1].state == .new)
    #expect(entries[0].comment == "Greets")
    #expect(entries[1].texts.map(\.text) == ["AB"])
    #expect(entries[1].texts[0].origin.escaping == .opaque)
  }
}
