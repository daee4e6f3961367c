import CatalogFormats
import Diagnostics
import StringCatalogs
import Testing

struct AndroidTextTests {
  static func read(_ content: String) throws -> ReadTables {
    let xml = """
      <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2" xmlns:tools="t"\
       tools:locale="en"><string name="k">\(content)</string></resources>
      """
    return try AndroidFormat().read(
      InputFile(path: "res/values/strings.xml", bytes: Array(xml.utf8))
    )
  }

  static func value(_ content: String) throws -> String? {
    try read(content).tables.first?.catalog.entries.first?["en"]?.stringUnit?.value
  }

  // https://developer.android.com/guide/topics/resources/string-resource, “Handle special
  // characters”, and aapt2's StringBuilder (ResourceUtils.cpp) for what that page leaves open.
  @Test(arguments: [
    (##"a\'b \"c\" \@ \? \# \\ \n\t."##, "a'b \"c\" @ ? # \\ \n\t."),
    (#"\u0041\u4f60\uD83D\uDC4D\u0020"#, "A你👍 "),
    (#"\@string/x"#, "@string/x"),
    ("@me ?", "@me ?"),
    ("  a \n   b\t c  ", "a b c"),
    ("\"  a \n b  \"", "  a \n b  "),
    ("a \"  b  \" c", "a   b   c"),
    ("\"it's\"", "it's"),
    ("\"a\\\"b\"", "a\"b"),
    ("\u{3000}a\u{A0}\u{A0}b\u{2003}", "\u{3000}a\u{A0}\u{A0}b\u{2003}"),
    ("", ""),
    ("\"\"", ""),
    ("&lt;b>x&lt;/b> &amp; &#x4F60;", "<b>x</b> & 你"),
    ("<![CDATA[<b>x</b>  &amp;]]>", "<b>x</b> &amp;"),
    ("a <![CDATA[ it\\'s ]]> b", "a it's b"),
    ("a <xliff:g id=\"n\">x\n  y</xliff:g> b", "a x y b"),
    ("<!-- c -->a<!-- d --> b", "a b"),
    (
      " <b>bold</b> and <a href=\"x?a=1&amp;b=2\">link</a><br/> ",
      "<b>bold</b> and <a href=\"x?a=1&amp;b=2\">link</a><br/>"
    ),
    ("\"  <b>x\" y</b> z ", "  <b>x y</b> z"),
  ])
  func `a text is what Android makes of it`(_ content: String, _ value: String) throws {
    let found = try Self.value(content)
    #expect(found.map { Array($0.utf8) } == Array(value.utf8), "\(found ?? "")")
  }

  // aapt2: an unescaped apostrophe and a bad \u are errors, any other escape is its character.
  @Test(arguments: [
    ("it's", "it's", "apostrophe"),
    (#"a\zb"#, "azb", "no escape \\z"),
    (#"a\u12"#, "a12", "four hexadecimal digits"),
    (#"a\uD83Db"#, "ab", "surrogate"),
    (#"a\uDC4D"#, "a", "surrogate"),
    ("a\\", "a", "at the end"),
    ("%,d", "%,d", "placeholder"),
  ])
  func `what Android refuses is read, and said`(
    _ content: String,
    _ value: String,
    _ words: String
  ) throws {
    let read = try Self.read(content)
    #expect(try Self.value(content) == value)
    #expect(read.notes.map(\.severity) == [.warning])
    #expect(read.notes.first?.message.contains(words) == true, "\(read.notes)")
    #expect(read.notes.first?.location?.line == 1)
  }

  @Test(arguments: [
    ("%s is %d", "%@ is %lld"),
    ("%2$s of %1$s", "%2$@ of %1$@"),
    ("%1$d%% of %2$.1f", "%1$lld%% of %2$.1f"),
    ("100% sure", "100% sure"),
  ])
  func `placeholders are Foundation's in the catalog`(_ content: String, _ value: String) throws {
    #expect(try Self.value(content) == value)
  }

  @Test func `what is unusual is noted`() throws {
    let notes = try ["<b>x</b>", "@string/other", "<annotation id=\"l\">x</annotation>"].map {
      try Self.read($0).notes.map(\.description)
    }
    #expect(notes.allSatisfy { $0.count == 1 })
    #expect(notes[0].first?.contains("markup") == true)
    #expect(notes[1].first?.contains("refers to another resource") == true)
    #expect(
      try Self.value("<annotation id=\"l\">x</annotation>") == "<annotation id=\"l\">x</annotation>"
    )
  }

  @Test func `what xliff_g says of a placeholder is told to translators`() throws {
    let entry = try Self.read(
      "<xliff:g id=\"app\" example=\"Gmail\">%1$s</xliff:g> and <xliff:g id=\"n\">%2$d</xliff:g>"
    ).tables.first?.catalog.entries.first
    #expect(entry?["en"]?.stringUnit?.value == "%1$@ and %2$lld")
    #expect(entry?.comment == "%1$@: app, such as Gmail\n%2$lld: n")
  }
}
