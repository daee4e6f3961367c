import StringCatalogs
import Testing

/// Texts are those of a file: two that Swift holds to be equal may be written in other bytes.
struct ExactTextTests {
  // U+00E9, and U+0065 U+0301: Unicode's own example of canonical equivalence.
  static let composed = "caf\u{E9}"
  static let decomposed = "cafe\u{301}"

  /// Everything of the model that has a text, made of one.
  static func values(of text: String) -> [any Hashable & Sendable] {
    let string = LocalizedString(text)
    return [
      text.exact, JSONValue.string(text), JSONValue.Member(text, .null),
      string, LocalizedString.StringUnit("", state: .init(rawValue: text)),
      LocalizedString.Kind(rawValue: text), LocalizedString.Case(text, .init()),
      LocalizedString.Substitution(name: text),
      LocalizedString.Substitution(name: "", formatSpecifier: text),
      StringCatalog(sourceLanguage: text), StringCatalog(sourceLanguage: "", version: text),
      StringCatalog.Entry(key: text), StringCatalog.Entry(key: "", comment: text),
      StringCatalog.Entry(key: "", extractionState: .init(rawValue: text)),
      StringCatalog.Localization(locale: text, string: .init()),
      UnitPath([.substitution(text)]), UnitPath([.variation(.device, text)]),
      StringTable(name: text, catalog: StringCatalog(sourceLanguage: "")),
    ]
  }

  @Test func `values are equal only where their texts have the same bytes`() {
    #expect(Self.composed == Self.decomposed)
    let pairs = zip(Self.values(of: Self.composed), Self.values(of: Self.decomposed))
    for (first, second) in pairs {
      #expect(AnyHashable(first) != AnyHashable(second), "\(type(of: first))")
      #expect(AnyHashable(first) == AnyHashable(first))
    }
    let again = Self.values(of: String(decoding: Array(Self.composed.utf8), as: UTF8.self))
    for (first, second) in zip(Self.values(of: Self.composed), again) {
      #expect(AnyHashable(first).hashValue == AnyHashable(second).hashValue)
    }
  }

  private static let xml = """
    <dict>
    \t<key>caf\u{E9}</key>
    \t<string>\u{E9}</string>
    \t<key>cafe\u{301}</key>
    \t<string>e\u{301}</string>
    </dict>

    """
  private static let text = "\"caf\u{E9}\" = \"\u{E9}\";\n\"cafe\u{301}\" = \"e\u{301}\";\n"

  @Test(arguments: [xml, text])
  func `keys of a strings file that look alike are two`(_ text: String) throws {
    let file = try StringsFile(parsing: Array(text.utf8), file: "f")
    #expect(file.duplicates.isEmpty)
    #expect(file[Self.composed].map { Array($0.value.utf8) } == Array("\u{E9}".utf8))
    #expect(file[Self.decomposed].map { Array($0.value.utf8) } == Array("e\u{301}".utf8))
    let changed = try file.bytes(applying: [.init(Self.composed, "1"), .init(Self.decomposed, "2")])
    let read = try StringsFile(parsing: changed, file: "f").entries
    #expect(read.map(\.key.exact) == [Self.composed.exact, Self.decomposed.exact])
    #expect(read.map(\.value) == ["1", "2"])
  }

  @Test(arguments: [xml, text])
  func `another composition of a letter is a change`(_ text: String) throws {
    let file = try StringsFile(parsing: Array(text.utf8), file: "f")
    let changed = try file.bytes(applying: [.init(Self.decomposed, "\u{E9}")])
    let read = try StringsFile(parsing: changed, file: "f").entries
    #expect(read.map(\.value.exact) == ["\u{E9}".exact, "\u{E9}".exact])
  }
}
