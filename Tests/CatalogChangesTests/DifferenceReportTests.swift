import CatalogChanges
import StringCatalogs
import Testing

/// The three ways to write a difference.
struct DifferenceReportTests {
  private static let report: DifferenceReport = {
    var old = StringCatalog(
      sourceLanguage: "en",
      entries: [.init(key: "gone"), .init(key: "hello"), .init(key: "old"), .init(key: "still")]
    )
    old.entries[0]["en"] = LocalizedString("Gone")
    old.entries[1]["en"] = LocalizedString("Hello")
    old.entries[1]["fr"] = LocalizedString("Bonjour |`a` @me")
    old.entries[2]["en"] = LocalizedString("Moved")
    old.entries[3].comment = "A\ncomment"
    old.entries[3]["fr"] = LocalizedString(
      variations: [.init(.plural, cases: [.init("one", LocalizedString("caf\u{E9}"))])]
    )
    var new = old
    new.entries.remove(at: 0)
    new.entries[0]["en"] = LocalizedString("Hello there ")
    new.entries[1].key = "new"
    new.entries[2].comment = nil
    new.entries[2]["fr"]?.variations[0].cases[0].string = LocalizedString("cafe\u{301}")
    new.entries[2]["de"] = LocalizedString("C:\\n", state: .needsReview)
    new.version = "1.1"
    return DifferenceReport([
      ("Localizable", CatalogDifference(from: old, to: new)),
      ("InfoPlist", CatalogDifference(from: old, to: old)),
    ])
  }()

  @Test func `text has a paragraph a key`() {
    #expect(
      Self.report.text == """
        Localizable: keys: 1 removed, 1 renamed, 2 changed
          en: 1 removed, 1 changed
          de: 1 added
          fr: 1 changed, 1 outdated by their source
          version
            - 1.0
            + 1.1

        - gone
            en
              - Gone

        ~ hello
            en
              - Hello
              + Hello there\\u{20}
            fr: the source is another text now, the translation is not
              - Hello
              + Hello there\\u{20}
              = Bonjour |`a` @me (translated)

        ~ new (renamed from old)

        ~ still
            comment
              - A\\ncomment
            fr plural.one
              - caf\u{E9}
              + cafe\u{301}
              the same text, in another Unicode normalization form
            de
              + C:\\\\n

        InfoPlist: no changes

        """
    )
  }

  // Rendered with cmark-gfm (PyPI: cmarkgfm 2025.10) when this was written: each cell showed the
  // text between the fences, and no mention.
  @Test func `Markdown has a table of what to look at first, and of all changes`() {
    #expect(
      Self.report.markdown == """
        ## `Localizable`

        keys: 1 removed, 1 renamed, 2 changed

        | locale | added | removed | changed | other state | outdated |
        | --- | --- | --- | --- | --- | --- |
        | `en` | 0 | 1 | 1 | 0 | 0 |
        | `de` | 1 | 0 | 0 | 0 | 0 |
        | `fr` | 0 | 0 | 1 | 0 | 1 |

        ### The source changed under these translations

        | key | place | source was | source is | translation | state |
        | --- | --- | --- | --- | --- | --- |
        | `hello` | `fr` | `Hello` | `Hello there\\u{20}` | ``Bonjour \\|`a` @me`` | `translated` |

        ### Changes

        | key | change | place | was | is |
        | --- | --- | --- | --- | --- |
        |  |  | `version` | `1.0` | `1.1` |
        | `gone` | key removed | `en` | `Gone` |  |
        | `hello` |  | `en` | `Hello` | `Hello there\\u{20}` |
        | `new` | key renamed from `old` |  |  |  |
        | `still` |  | `comment` | `A\\ncomment` |  |
        | `still` |  | `fr plural.one` | `caf\u{E9}` | `cafe\u{301}` |
        | `still` |  | `de` |  | `C:\\\\n` |

        ## `InfoPlist`

        No changes.

        """
    )
  }

  @Test func `JSON has every change with its place`() throws {
    let json = Self.report.json
    #expect(json.hasPrefix("{\n  \"schema\": \"alertcopy.diff/1\",\n"))
    let document = try #require(JSONSample(json))
    let tables = document["tables"].elements
    #expect(tables.map { $0["name"].text } == ["Localizable", "InfoPlist"])
    let keys = tables[0]["keys"].elements
    #expect(keys.map { $0["key"].text } == ["gone", "hello", "new", "still"])
    #expect(keys.map { $0["change"].text } == ["removed", "changed", "renamed", "changed"])
    #expect(keys[2]["renamedFrom"].text == "old")
    #expect(keys[1]["outdated"].elements.map { $0["newSource"].text } == ["Hello there "])
    #expect(keys[3]["values"].elements.map { $0["path"].text } == ["plural.one", ""])
    #expect(keys[3]["values"].elements.map { $0["new"]["state"].text }.last == "needs_review")
    #expect(tables[1]["keys"].elements.isEmpty)
  }

  // What cannot be seen is written as Swift writes it in a literal.
  @Test(
    arguments: [
      ("a\tb\r\n", "a\\tb\\r\\n"), ("\u{1B}[31m", "\\u{1B}[31m"), ("a\u{A0}b", "a\\u{A0}b"),
      ("\u{202E}abc", "\\u{202E}abc"), ("a\u{2028}b", "a\\u{2028}b"), (" a ", "\\u{20}a\\u{20}"),
      (" ", "\\u{20}"), ("", "(empty)"), ("\\n", "\\\\n"), ("👨‍👩‍👧 家", "👨‍👩‍👧 家"),
      ("\u{FEFF}x\u{200B}", "\\u{FEFF}x\\u{200B}"), ("相機", "相機"),
    ]
  )
  func `nothing invisible gets by`(_ value: String, _ shown: String) {
    var new = StringCatalog(sourceLanguage: "en", entries: [.init(key: "k")])
    new.entries[0]["en"] = LocalizedString(value)
    let old = StringCatalog(sourceLanguage: "en")
    let report = DifferenceReport([("T", CatalogDifference(from: old, to: new))])
    #expect(report.text.hasSuffix("\n+ k\n    en\n      + \(shown)\n"))
  }
}
