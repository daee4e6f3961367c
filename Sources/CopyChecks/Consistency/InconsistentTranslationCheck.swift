internal import Diagnostics
internal import StringCatalogs

/// One sentence in two translations.
struct InconsistentTranslationCheck: CatalogCheck {
  static let rule = Rule(
    "inconsistent-translation",
    .consistency,
    .note,
    summary: "One source text has two translations in a locale.",
    rationale: """
      The reader takes two sentences for two things. Texts of one or two words are left alone, because \
      their meaning hangs on the place, and so are those whose comments say that they are about \
      different things; differences in case, spaces and the marks at the ends count for nothing.
      """,
    source: "Weblate’s check “inconsistent”; Okapi’s requests #750 and #238.",
    example: .files(
      before: [.init("Localizable.xcstrings", catalog("相机访问权限已关闭"))],
      after: [.init("Localizable.xcstrings", catalog("相机访问已关闭"))]
    )
  )

  init(_ options: CheckOptions) {}

  /// The hashes of source texts.
  func notes(for catalog: CheckedCatalog) -> HashedEntries { HashedEntries() }

  func take(
    _ entry: CheckedEntry,
    _ glance: EntryGlance,
    in catalog: CheckedCatalog,
    into notes: inout HashedEntries
  ) {
    notes.beginEntry()
    guard let source = entry.sentence(in: catalog) else { return }
    notes.add(TextHash.ofSentence(source))
  }

  func check(_ notes: [HashedEntries], in catalog: CheckedCatalog, _ findings: inout FindingSink) {
    let repeated = HashedEntries.repeated(in: notes)
    var first: [Place: (key: String, text: CheckedText)] = [:]
    var told: Set<Place> = []
    var found: [(key: String, text: CheckedText, first: (key: String, text: CheckedText))] = []
    catalog.forEachEntry(of: repeated.entries) { entry in
      guard let source = entry.sentence(in: catalog) else { return }
      let hash = entry.meaning(of: source)
      for text in entry.texts
      where text.locale != catalog.sourceLocale && text.isDone && !text.text.isExactly(source) {
        // Of two kinds of Chinese none need be the source of the other.
        let source = catalog.locales[catalog.sourceLocale]
        guard !catalog.locales[text.locale].sharesLanguage(with: source) else { continue }
        let place = Place(source: hash, locale: text.locale)
        guard let known = first[place] else {
          first[place] = (entry.key, text)
          continue
        }
        guard TextHash.ofLetters(known.text.text) != TextHash.ofLetters(text.text),
          told.insert(place).inserted
        else { continue }
        found.append((entry.key, text, known))
      }
    }
    for (key, text, first) in found {
      findings.add(
        Self.rule,
        of: text,
        "“\(first.key)” has the same source and is “\(first.text.text)”; choose one",
        key: key,
        locale: catalog.locales[text.locale].name
      )
    }
  }

  private struct Place: Hashable {
    let source: UInt64
    let locale: Int
  }

  private static func catalog(_ second: String) -> String {
    let entries = [("camera.title", "相机访问已关闭"), ("scan.title", second)].map { key, text in
      """
      "\(key)": {"localizations": {\
      "en": {"stringUnit": {"state": "translated", "value": "Camera access is off"}}, \
      "zh-Hans": {"stringUnit": {"state": "translated", "value": "\(text)"}}}}
      """
    }
    return """
      {"sourceLanguage": "en", "strings": {\(entries.joined(separator: ", "))}, "version": "1.0"}
      """
  }
}

extension CheckedEntry {
  /// The source text, where it is one text of three words or more.
  fileprivate func sentence(in catalog: CheckedCatalog) -> String? {
    guard shouldTranslate, extractionState != .stale, texts.count > 1 else { return nil }
    guard let source = texts.first(where: { $0.locale == catalog.sourceLocale }),
      source.path.steps.isEmpty, !texts.contains(where: { !$0.path.steps.isEmpty })
    else { return nil }
    let isChinese = catalog.locales[catalog.sourceLocale].writing.isChinese
    let spaces = source.text.utf8.count { $0 == UInt8(ascii: " ") }
    return spaces >= 2 || isChinese && source.text.utf8.count >= 24 ? source.text : nil
  }

  /// The hash of the sentence with what the developer says about it; what Interface Builder writes
  /// tells nothing but where it stands.
  fileprivate func meaning(of sentence: String) -> UInt64 {
    let hash = TextHash.ofSentence(sentence)
    guard let comment, !comment.hasPrefix("Class = ") else { return hash }
    return hash &* 0x9E37_79B9_7F4A_7C15 ^ TextHash.ofLetters(comment)
  }
}

extension CheckedText {
  /// Whether somebody has translated it.
  fileprivate var isDone: Bool { unusualState == nil && !text.isEmpty }
}
