import Foundation
import StringCatalogs
import TestSupport
import Testing

struct StringCatalogWriterTests {
  /// The public catalogs that can be read, by their names.
  static let realFiles: [(name: String, file: StringCatalogFile)] = {
    guard let folder = Checkout.cases?.appending(path: "xcstrings") else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      guard let data = try? Data(contentsOf: folder.appending(path: name)) else { return nil }
      return (try? StringCatalogFile(parsing: Array(data), file: name)).map { (name, $0) }
    }
  }()

  /// The lines of the first text that are not in the second at their place, where the two have as
  /// many lines.
  private static func changedLines(_ old: [UInt8], _ new: [UInt8]) -> [Int]? {
    let old = old.split(separator: 0x0A, omittingEmptySubsequences: false)
    let new = new.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard old.count == new.count else { return nil }
    return old.indices.filter { old[$0] != new[$0] }.map { $0 + 1 }
  }

  @Test(.enabled(if: Checkout.cases != nil, "the folder of public files is not here"))
  func `an unchanged catalog gives the same bytes`() {
    #expect(!Self.realFiles.isEmpty)
    for (name, file) in Self.realFiles {
      var catalog = file.catalog
      #expect(file.bytes(for: catalog) == file.json.bytes, "\(name)")
      // Written anew and back: nothing is left of the change.
      catalog.entries.reverse()
      #expect(file.bytes(for: catalog) == file.json.bytes, "\(name)")
    }
  }

  @Test(.enabled(if: Checkout.cases != nil, "the folder of public files is not here"))
  func `changing a translation changes the lines of its string unit and no other`() throws {
    for (name, file) in Self.realFiles {
      let catalog = file.catalog
      for index in [0, catalog.entries.count / 2, catalog.entries.count - 1] {
        let entry = catalog.entries[index]
        guard let place = entry.localizations.indices.last,
          let (path, unit) = entry.localizations[place].string.units.last
        else { continue }
        var changed = catalog
        let new = LocalizedString.StringUnit(unit.value + "改 \"x\"\n", state: .needsReview)
        changed.entries[index].localizations[place].string[path] = new
        let bytes = file.bytes(for: changed)
        #expect(try StringCatalogFile(parsing: bytes, file: name).catalog == changed, "\(name)")
        #expect(file.bytes(replacing: [changed.entries[index]]) == bytes, "\(name)")
        let lines = try #require(Self.changedLines(file.json.bytes, bytes), "\(name)")
        // The state and the value, each in its line; one where the state was the same or all
        // stands in one line, and none was added.
        let hadState = unit.state != nil && unit.state != .needsReview
        let isInline = !file.json.bytes.contains(0x0A)
        #expect(lines.count <= (hadState && !isInline ? 2 : 1), "\(name) \(entry.key): \(lines)")
        #expect(!lines.isEmpty)
      }
    }
  }

  // The file itself, as Xcode wrote it, says where a key, a locale and a comment stand.
  @Test(.enabled(if: Checkout.cases != nil, "the folder of public files is not here"))
  func `what is taken out and put back stands where Xcode had it`() throws {
    var count = 0
    for (name, file) in Self.realFiles
    where file.json.bytes.count < 600_000 && file.canonicalBytes == file.json.bytes {
      let catalog = file.catalog
      for index in Set([0, catalog.entries.count / 2, catalog.entries.count - 1]).sorted()
      where catalog.entries.indices.contains(index) && catalog.entries.count > 1 {
        var without = catalog
        let entry = without.entries.remove(at: index)
        let smaller = try StringCatalogFile(parsing: file.bytes(for: without), file: name)
        #expect(smaller.catalog == without, "\(name)")
        var again = smaller.catalog
        again.entries.append(entry)
        #expect(smaller.bytes(for: again) == file.json.bytes, "\(name): \(entry.key)")

        for place in [0, entry.localizations.count / 2] where entry.localizations.count > 1 {
          var without = catalog
          let localization = without.entries[index].localizations.remove(at: place)
          let smaller = try StringCatalogFile(parsing: file.bytes(for: without), file: name)
          var again = smaller.catalog
          again.entries[index].localizations.append(localization)
          #expect(smaller.bytes(for: again) == file.json.bytes, "\(name): \(entry.key)")
        }
        count += 1
      }
    }
    #expect(count > 20)
  }

  // Foundation writes the layout and the order of Xcode, as public catalogs show.
  @Test(.enabled(if: Checkout.cases != nil, "the folder of public files is not here"))
  func `the canonical form is the one of Foundation`() throws {
    for (name, file) in Self.realFiles {
      let object = try JSONSerialization.jsonObject(with: Data(file.json.bytes))
      let expected = try JSONSerialization.data(
        withJSONObject: object,
        options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      )
      #expect(file.canonicalBytes == Array(expected), "\(name)")
      let new = file.catalog.bytes
      #expect(try StringCatalogFile(parsing: new, file: name).canonicalBytes == new, "\(name)")
    }
  }

  // Layouts as other tools write them; expected by hand: only the lines of the change differ.
  @Test(arguments: [
    ("{\"sourceLanguage\":\"en\",\"strings\":{\"b\":{}}}", "{}"),
    (
      "{\r\n\t\"sourceLanguage\": \"en\",\r\n\t\"strings\": {\r\n\t\t\"b\": {}\r\n\t}\r\n}\r\n",
      "{}"
    ),
    (
      "\u{FEFF}{\n    \"sourceLanguage\" : \"en\",\n    \"strings\" : {\n        \"b\" : {\n\n        }\n    }\n}\n",
      "{\n\n        }"
    ),
    (
      "{\n  \"version\" : \"1.0\",\n  \"strings\" : { \"b\" : { } },\n  \"sourceLanguage\" : \"en\"\n}",
      "{ }"
    ),
  ])
  func `a new key takes the layout of the file`(_ text: String, _ empty: String) throws {
    let file = try StringCatalogFile(parsing: Array(text.utf8), file: "A")
    var catalog = file.catalog
    catalog.entries.append(.init(key: "a"))
    let written = String(decoding: file.bytes(for: catalog), as: UTF8.self)
    let old = try #require(text.range(of: "\"b\""))
    #expect(written.hasPrefix(text[..<old.lowerBound]))
    #expect(written.hasSuffix(text[old.lowerBound...]))
    let added = written.dropFirst(text[..<old.lowerBound].count)
      .dropLast(text[old.lowerBound...].count)
    #expect(added.hasPrefix("\"a\""))
    #expect(added.contains(empty))
    let again = try StringCatalogFile(parsing: Array(written.utf8), file: "A")
    #expect(again.catalog.entries.map(\.key) == ["a", "b"])
  }

  @Test func `a hand-made order is kept, and a new key follows the one before it`() throws {
    let text = """
      {"sourceLanguage": "en", "strings": {
      "c": {},
      "a": {},
      "b": {}
      }}
      """
    let file = try StringCatalogFile(parsing: Array(text.utf8), file: "A")
    var catalog = file.catalog
    catalog.entries.insert(.init(key: "0"), at: 2)
    let again = try StringCatalogFile(parsing: file.bytes(for: catalog), file: "A")
    #expect(again.catalog.entries.map(\.key) == ["c", "a", "0", "b"])
  }

  // Xcode’s order and that of `xcstringstool`, as public catalogs show them.
  @Test(arguments: [
    (["apple new", "Tap"], ["apple new", "Button", "Tap"]),
    (["Tap", "apple new"], ["Button", "Tap", "apple new"]),
    (["my_snake", "my.snake"], ["Button", "my_snake", "my.snake"]),
    (["%1$lld a", "%2$lld a", "%10$lld a"], ["%1$lld a", "%2$lld a", "%10$lld a", "Button"]),
  ])
  func `the order of a file is found and kept`(_ keys: [String], _ expected: [String]) throws {
    let strings = keys.map { "\n\"\($0)\": {}" }.joined(separator: ",")
    let text = "{\"sourceLanguage\": \"en\", \"strings\": {\(strings)}}"
    let file = try StringCatalogFile(parsing: Array(text.utf8), file: "A")
    var catalog = file.catalog
    catalog.entries.append(.init(key: "Button"))
    let again = try StringCatalogFile(parsing: file.bytes(for: catalog), file: "A")
    #expect(again.catalog.entries.map(\.key) == expected)
  }

  @Test func `what stands in no order of a sorted file stays where it is`() throws {
    // Locales by code points in a file whose keys both orders have.
    let text = """
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {
      "en": {},
      "zh-HK": {},
      "zh-Hans": {}
      }}}}
      """
    let file = try StringCatalogFile(parsing: Array(text.utf8), file: "A")
    var catalog = file.catalog
    catalog.entries[0]["fr"] = LocalizedString("x")
    let again = try StringCatalogFile(parsing: file.bytes(for: catalog), file: "A").catalog
    #expect(again.entries[0].localizations.map(\.locale) == ["en", "fr", "zh-HK", "zh-Hans"])
  }

  @Test func `a version is raised in its place`() throws {
    let text = "{\"version\": \"1.0\", \"sourceLanguage\": \"en\", \"strings\": {\"a\": {}}}"
    let file = try StringCatalogFile(parsing: Array(text.utf8), file: "A")
    let written = file.bytes(replacing: [], version: "1.3")
    #expect(String(decoding: written, as: UTF8.self) == text.replacing("1.0", with: "1.3"))
  }

  @Test(.timeLimit(.minutes(1))) func `many keys are added to a hand-made order`() throws {
    let keys = (0..<5_000).map { "k\(($0 * 7_919) % 5_000)" }
    let text =
      "{\"sourceLanguage\": \"en\", \"strings\": {"
      + keys.map { "\"\($0)\": {}" }.joined(separator: ",\n") + "}}"
    let file = try StringCatalogFile(parsing: Array(text.utf8), file: "A")
    var catalog = file.catalog
    let new = keys.flatMap { [$0, "new of \($0)"] }
    catalog.entries = new.map { .init(key: $0) }
    let again = try StringCatalogFile(parsing: file.bytes(for: catalog), file: "A").catalog
    #expect(again.entries.map(\.key) == new)
  }

  @Test func `what the model does not know stays`() throws {
    let text = """
      {"sourceLanguage": "en", "future": [1, {"x": null}], "strings": {"k": {
      "new": 1.50, "localizations": {"en": {
      "stringUnit": {"state": "dreamt", "value": "a", "by": "me"}, "tone": true}}}}}
      """
    let file = try StringCatalogFile(parsing: Array(text.utf8), file: "A")
    var catalog = file.catalog
    #expect(catalog.otherMembers.map(\.name) == ["future"])
    catalog.entries[0].localizations[0].string.stringUnit?.value = "b"
    let written = String(decoding: file.bytes(for: catalog), as: UTF8.self)
    #expect(written == text.replacing("\"a\"", with: "\"b\""))
  }

  @Test func `keys that differ only in how letters are composed are two keys`() throws {
    let text = "{\"sourceLanguage\": \"en\", \"strings\": {\"\u{E9}\": {}, \"e\u{301}\": {}}}"
    let file = try StringCatalogFile(parsing: Array(text.utf8), file: "A")
    var catalog = file.catalog
    #expect(catalog.entries.count == 2)
    catalog.entries[1]["en"] = LocalizedString("x")
    let again = try StringCatalogFile(parsing: file.bytes(for: catalog), file: "A").catalog
    #expect(again.entries[0].localizations.isEmpty)
    #expect(again.entries[1]["en"]?.stringUnit?.value == "x")
  }
}
