internal import Diagnostics
internal import StringCatalogs

/// A region’s Chinese that is the language’s, word for word.
struct IdenticalLocaleCheck: CatalogCheck {
  static let rule = Rule(
    "identical-locale",
    .structure,
    .note,
    summary: "The texts for Hong Kong or Taiwan are all the same as those of zh-Hant.",
    rationale: """
      A copy says that somebody has written it for the region, and nobody has: Hong Kong has other words \
      for the microphone, privacy and much else. Without the copy the system takes zh-Hant by itself.
      """,
    source:
      "Apple’s own strings: those of Taiwan and Hong Kong are the same in 39 of 100 (measured).",
    example: .files(
      before: [.init("Localizable.xcstrings", catalog("取用麥克風"))],
      after: [.init("Localizable.xcstrings", catalog("取用咪高風"))]
    )
  )

  /// Three texts that are long enough to differ, or two sentences.
  private static let enough = 3

  private static func weight(of text: String) -> Int {
    switch text.utf8.count {
    case ..<15: 0
    case ..<60: 1
    default: 2
    }
  }

  init(_ options: CheckOptions) {}

  /// What is known of a locale and the one whose region it is.
  struct Notes: Sendable {
    var pairs: [(locale: Int, parent: Int)]
    var same: [Int]
    var differs: [Bool]
  }

  func notes(for catalog: CheckedCatalog) -> Notes {
    let parents = LocaleFallbacks.parents(in: catalog)
    let pairs = parents.enumerated().compactMap { index, parent -> (locale: Int, parent: Int)? in
      // zh-Hant is no variant of zh-Hant-TW, though the system takes the one for the other.
      guard let parent, catalog.locales[index].writing.isTraditional,
        catalog.locales[parent].tag.utf8.count < catalog.locales[index].tag.utf8.count
      else { return nil }
      return (index, parent)
    }
    return Notes(
      pairs: pairs,
      same: pairs.map { _ in 0 },
      differs: pairs.map { _ in false }
    )
  }

  func take(
    _ entry: CheckedEntry,
    _ glance: EntryGlance,
    in catalog: CheckedCatalog,
    into notes: inout Notes
  ) {
    for (index, pair) in notes.pairs.enumerated() where !notes.differs[index] {
      for text in entry.texts where text.locale == pair.locale {
        let parent = entry.text(in: pair.parent, at: text.path)
        if let parent, parent.text.isExactly(text.text) {
          notes.same[index] += Self.weight(of: text.text)
        } else {
          notes.differs[index] = true
        }
      }
    }
  }

  func check(_ notes: [Notes], in catalog: CheckedCatalog, _ findings: inout FindingSink) {
    guard let pairs = notes.first?.pairs else { return }
    for (index, pair) in pairs.enumerated() where !notes.contains(where: { $0.differs[index] }) {
      let same = notes.reduce(0) { $0 + $1.same[index] }
      guard same >= Self.enough else { continue }
      let (name, parent) = (catalog.locales[pair.locale].name, catalog.locales[pair.parent].name)
      findings.add(
        Self.rule,
        file: catalog.files[pair.locale],
        "All texts of \(name) are those of \(parent); write its own words, or remove \(name)",
        locale: name
      )
    }
  }

  private static func catalog(_ first: String) -> String {
    let texts = [
      ("Microphone", "取用麥克風", first), ("Camera", "取用相機來掃描", "取用相機來掃描"),
      ("Photos", "取用照片圖庫", "取用照片圖庫"),
    ]
    let entries = texts.map { key, taiwan, hongKong in
      """
      "\(key)": {"localizations": {\
      "zh-Hant": {"stringUnit": {"state": "translated", "value": "\(taiwan)"}}, \
      "zh-Hant-HK": {"stringUnit": {"state": "translated", "value": "\(hongKong)"}}}}
      """
    }
    return """
      {"sourceLanguage": "en", "strings": {\(entries.joined(separator: ", "))}, "version": "1.0"}
      """
  }
}
