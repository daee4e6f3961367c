internal import Diagnostics
internal import StringCatalogs

/// Two things that a translation calls by one name.
struct AmbiguousTranslationCheck: CatalogCheck {
  static let rule = Rule(
    "ambiguous-translation",
    .consistency,
    .note,
    summary: "Two source texts that differ in what is allowed or chosen have one translation.",
    rationale: """
      Between “Allow” and “Allow Once” the reader has to choose; where both are 允许 there is no choice. \
      Only words that make such a difference count: once, always, never, all, full, limited, and \
      opposites. Synonyms may well have one translation.
      """,
    source: "Resources/terms.json: the OS tells its access levels apart by such words.",
    example: .files(
      before: [.init("Localizable.xcstrings", catalog("允许"))],
      after: [.init("Localizable.xcstrings", catalog("允许一次"))]
    )
  )

  /// Longer texts are no names, and two that are the same by mistake are rare.
  private static let longest = 60

  init(_ options: CheckOptions) {}

  /// The hashes of translations with their locales.
  func notes(for catalog: CheckedCatalog) -> HashedEntries { HashedEntries() }

  func take(
    _ entry: CheckedEntry,
    _ glance: EntryGlance,
    in catalog: CheckedCatalog,
    into notes: inout HashedEntries
  ) {
    notes.beginEntry()
    guard entry.isName(in: catalog) else { return }
    for text in entry.texts where isJudged(text, in: catalog) { notes.add(hash(text)) }
  }

  func check(_ notes: [HashedEntries], in catalog: CheckedCatalog, _ findings: inout FindingSink) {
    guard catalog.locales[catalog.sourceLocale].writing == .english else { return }
    let repeated = HashedEntries.repeated(in: notes)
    var known: [UInt64: [String]] = [:]
    var found: [(key: String, text: CheckedText, source: String, other: String)] = []
    catalog.forEachEntry(of: repeated.entries) { entry in
      guard entry.isName(in: catalog), let source = entry.text(in: catalog.sourceLocale)?.text
      else {
        return
      }
      for text in entry.texts where isJudged(text, in: catalog) {
        let hash = hash(text)
        guard repeated.hashes.contains(hash) else { continue }
        let others = known[hash, default: []]
        // A text that stands for very many sources stands for nothing in particular.
        guard others.count < 32 else { continue }
        // The same source again is no other meaning, and to compare words takes long.
        if !others.contains(source) { known[hash] = others + [source] }
        let other = others.first { $0 != source && Distinction.isLost($0, source) }
        guard let other else { continue }
        found.append((entry.key, text, source, other))
      }
    }
    for (key, text, source, other) in found {
      findings.add(
        Self.rule,
        of: text,
        "“\(other)” and “\(source)” have this one translation; tell them apart",
        key: key,
        locale: catalog.locales[text.locale].name
      )
    }
  }

  private func isJudged(_ text: CheckedText, in catalog: CheckedCatalog) -> Bool {
    text.locale != catalog.sourceLocale && !text.text.isEmpty
      && text.text.utf8.count <= Self.longest
      && catalog.locales[text.locale].writing != .english
  }

  private func hash(_ text: CheckedText) -> UInt64 {
    TextHash.ofLetters(text.text) ^ (UInt64(text.locale) &* 0x9E37_79B9_7F4A_7C15)
  }

  private static func catalog(_ second: String) -> String {
    let entries = [("Allow", "允许"), ("Allow Once", second)].map { key, text in
      """
      "\(key)": {"localizations": {\
      "zh-Hans": {"stringUnit": {"state": "translated", "value": "\(text)"}}}}
      """
    }
    return """
      {"sourceLanguage": "en", "strings": {\(entries.joined(separator: ", "))}, "version": "1.0"}
      """
  }
}

extension CheckedEntry {
  /// Whether its source is one short text, such as the name of a button.
  fileprivate func isName(in catalog: CheckedCatalog) -> Bool {
    guard shouldTranslate, extractionState != .stale, texts.count > 1,
      let source = texts.first(where: { $0.locale == catalog.sourceLocale })
    else { return false }
    return source.path.steps.isEmpty && source.text.utf8.count <= 40
      && !source.text.utf8.contains(UInt8(ascii: "_"))
      && !texts.contains { !$0.path.steps.isEmpty }
  }
}
