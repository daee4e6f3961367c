internal import Diagnostics

/// A word that the project writes in another way.
struct GlossaryTermCheck: EntryCheck {
  static let rule = Rule(
    "glossary-term",
    .consistency,
    .warning,
    summary: "A term of the project’s glossary is translated in another way.",
    rationale: """
      The project has said how it calls the thing. Whoever reads another word looks for another thing.
      """,
    source: "The glossary in alertcopy.json.",
    example: .files(
      before: [
        .init("alertcopy.json", glossary),
        .init("en.lproj/Localizable.strings", #""album" = "Open the shared album";"#),
        .init("zh-Hans.lproj/Localizable.strings", #""album" = "打开共用相簿";"#),
      ],
      after: [
        .init("alertcopy.json", glossary),
        .init("en.lproj/Localizable.strings", #""album" = "Open the shared album";"#),
        .init("zh-Hans.lproj/Localizable.strings", #""album" = "打开共享相簿";"#),
      ]
    )
  )

  private static let glossary = #"""
    {"glossary": [{"term": "shared album", "translations": {"zh-Hans": "共享相簿"}}]}
    """#

  private let terms: [CheckOptions.GlossaryTerm]

  init(_ options: CheckOptions) { terms = options.glossary }

  func concerns(_ catalog: CheckedCatalog) -> Bool { !terms.isEmpty }

  func check(_ entry: CheckedEntry, in catalog: CheckedCatalog, _ findings: inout FindingSink) {
    guard entry.shouldTranslate else { return }
    for text in entry.texts {
      guard let source = entry.source(of: text, in: catalog), !text.isBlank else { continue }
      let locale = catalog.locales[text.locale]
      for term in terms where Self.firstWord(term.term, in: source.text) != nil {
        let word = locale.value(in: term.translations)
        let forbidden = (locale.value(in: term.forbidden) ?? []).lazy.compactMap { word in
          Self.first(word, in: text.text).map { (word, $0) }
        }.first
        let advice = word.map { "; write “\($0)”" } ?? ""
        if let (wrong, range) = forbidden {
          findings.add(
            Self.rule,
            at: range,
            of: text,
            "“\(term.term)” is not called “\(wrong)”\(advice)",
            key: entry.key,
            locale: locale.name
          )
        } else if let word, Self.first(word, in: text.text) == nil {
          findings.add(
            Self.rule,
            of: text,
            "“\(term.term)” is “\(word)” in the glossary",
            key: entry.key,
            locale: locale.name
          )
        }
      }
    }
  }

  /// The first place of a word, whatever its case, as offsets in UTF-8.
  private static func first(_ word: String, in text: String) -> Range<Int>? {
    let (word, bytes) = (word.utf8.map(folded), text.utf8.map(folded))
    guard !word.isEmpty, word.count <= bytes.count else { return nil }
    return (0...(bytes.count - word.count)).first { bytes[$0...].starts(with: word) }
      .map { $0..<($0 + word.count) }
  }

  /// The same where no letter stands beside it; an ending of the plural may.
  private static func firstWord(_ word: String, in text: String) -> Range<Int>? {
    let (word, bytes) = (word.utf8.map(folded), text.utf8.map(folded))
    guard !word.isEmpty, word.count <= bytes.count else { return nil }
    return (0...(bytes.count - word.count)).first { start in
      guard bytes[start...].starts(with: word), start == 0 || !isLetter(bytes[start - 1]) else {
        return false
      }
      var rest = bytes[(start + word.count)...]
      if rest.first == UInt8(ascii: "s") { rest = rest.dropFirst() }
      return rest.first.map { !isLetter($0) } ?? true
    }.map { $0..<($0 + word.count) }
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
}

extension CopyLocale {
  /// What a glossary has for the locale, by its name, its tag or the tag of its writing.
  fileprivate func value<Value>(in values: [String: Value]) -> Value? {
    values[name] ?? values[tag] ?? writing.termLocale.flatMap { values[$0] }
  }
}
