import CatalogFormats
import StringCatalogs
import Testing

/// What `alertcopy export` writes for translators, in every format that it offers.
struct ExportTests {
  static let formats: [FileFormat] = [
    .xliff, .xliff2, .xcloc, .csv, .tsv, .json, .strings, .arb, .android,
  ]

  private static func files(
    _ format: FileFormat,
    _ entries: [StringCatalog.Entry],
    _ locale: String,
    onlyUnfinished: Bool = true
  ) -> [WrittenFiles.File] {
    let catalog = StringCatalog(sourceLanguage: "en", entries: entries)
    return format.format(toolVersion: "1").write(
      [StringTable(name: "Localizable", catalog: catalog)],
      WritingOptions(locales: [locale], onlyUnfinished: onlyUnfinished, isForTranslators: true)
    ).files.filter { !$0.path.contains("Source Contents") }
  }

  private static func text(_ files: [WrittenFiles.File]) -> String {
    files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
  }

  private static func entry(_ key: String, french: LocalizedString? = nil) -> StringCatalog.Entry {
    var entry = StringCatalog.Entry(key: key)
    entry["en"] = LocalizedString("text of \(key)")
    entry["fr"] = french
    return entry
  }

  @Test(arguments: formats)
  func `what a locale lacks is written, what is finished is not`(_ format: FileFormat) {
    let entries = [
      Self.entry("lacking"), Self.entry("finished", french: .init("fini")),
      Self.entry("doubtful", french: .init("douteux", state: .needsReview)),
    ]
    let french = Self.text(Self.files(format, entries, "fr"))
    #expect(french.contains("lacking") && french.contains("text of lacking"))
    #expect(french.contains("doubtful") && french.contains("douteux"))
    #expect(!french.contains("finished"))
    let all = Self.text(Self.files(format, entries, "fr", onlyUnfinished: false))
    #expect(all.contains("text of lacking") && all.contains("fini"))
    let new = Self.text(Self.files(format, entries, "it"))
    for entry in entries { #expect(new.contains("text of \(entry.key)")) }
  }

  // The categories are CLDR's; `zero` is one that every language may have in Apple's files.
  @Test(
    arguments: [.json, .strings, .arb, .android] as [FileFormat],
    [("zh-Hans", ["zero", "other"]), ("ru", ["zero", "one", "few", "many", "other"])]
  )
  func `a plural has the categories of the language that it goes to`(
    _ format: FileFormat,
    _ language: (locale: String, categories: [String])
  ) throws {
    var entry = StringCatalog.Entry(key: "count")
    entry["en"] = LocalizedString(
      variations: [
        .init(
          .plural,
          cases: [
            .init("zero", .init("no files")), .init("one", .init("%lld file")),
            .init("other", .init("%lld files")),
          ]
        )
      ]
    )
    let file = try #require(Self.files(format, [entry], language.locale).last)
    let input = InputFile(path: file.path, bytes: file.bytes)
    let reader: FileFormat = format == .strings ? .stringsdict : format
    let read = try reader.format(toolVersion: "1").read(input).tables[0].catalog.entries[0]
    let units = try #require(read[language.locale]).units
    let texts = units.map { "\($0.path.identifier): \($0.unit.value)" }
    let expected = language.categories.map { category in
      let text = ["zero": "no files", "one": "%lld file"][category] ?? "%lld files"
      return "plural.\(category): \(text)"
    }
    #expect(Set(texts) == Set(expected))
  }

  @Test func `a category that a translation lacks makes it unfinished`() throws {
    var entry = Self.entry("count")
    let one = LocalizedString.Case("one", .init("%lld файл"))
    let other = LocalizedString.Case("other", .init("%lld файла"))
    entry["ru"] = LocalizedString(variations: [.init(.plural, cases: [one, other])])
    #expect(entry.isUnfinished(in: "ru"))
    let text = Self.text(Self.files(.json, [entry], "ru"))
    #expect(text.contains("plural.few") && text.contains("%lld файл"))
    entry["fr"] = LocalizedString(variations: [.init(.plural, cases: [one, other])])
    #expect(!entry.isUnfinished(in: "fr"))
  }

  @Test func `a table has a row for each category of the language that it goes to`() {
    var entry = StringCatalog.Entry(key: "count")
    entry["en"] = LocalizedString(
      variations: [.init(.plural, cases: [.init("other", .init("%lld files"))])]
    )
    let text = Self.text(Self.files(.csv, [entry], "ru"))
    for category in ["one", "few", "many", "other"] {
      #expect(text.contains("\r\ncount,plural.\(category),"))
    }
  }
}
