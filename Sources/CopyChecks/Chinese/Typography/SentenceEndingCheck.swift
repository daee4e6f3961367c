internal import Diagnostics

/// A translation of a sentence that does not end.
struct SentenceEndingCheck: EntryCheck {
  static let rule = Rule(
    "sentence-ending",
    .chinese,
    .note,
    summary: "The source ends with a full stop or a question mark, the translation with nothing.",
    rationale:
      "A sentence without an end looks cut off, and beside others that have one, careless.",
    source: """
      Apple’s iOS strings: 。 mirrors the full stop of the source in 3,579 strings; Weblate’s \
      end_stop and translate-toolkit’s endpunc look for the same.
      """,
    example: .text(
      "zh-Hans",
      of: "You can change this in Settings.",
      before: "你可以在“设置”中更改此项",
      after: "你可以在“设置”中更改此项。"
    ),
    fix: "Adds 。 or ？."
  )

  init(_ options: CheckOptions) {}

  func check(
    _ entry: CheckedEntry,
    in catalog: CheckedCatalog,
    _ findings: inout FindingSink
  ) {
    guard entry.shouldTranslate else { return }
    for text in entry.texts
    where text.locale != catalog.sourceLocale && catalog.locales[text.locale].writing.isChinese {
      guard endsOpen(text.text) else { continue }
      let source =
        entry.text(in: catalog.sourceLocale, at: text.path) ?? entry.text(in: catalog.sourceLocale)
      guard let mark = mark(for: source?.text),
        isSentence(RoleFinder(catalog).role(of: entry))
      else { continue }
      let end = text.text.utf8.count
      let last = text.text.unicodeScalars.last.map { UTF8.width($0) } ?? 0
      findings.add(
        Self.rule,
        at: (end - last)..<end,
        of: text,
        "The source is a sentence; end this one with \(mark)",
        key: entry.key,
        locale: catalog.locales[text.locale].name,
        edits: [TextEdit(insertAt: end, mark)]
      )
    }
  }

  /// Whether a text is long enough for a sentence and ends with a word or a quotation.
  private func endsOpen(_ text: String) -> Bool {
    guard let last = text.unicodeScalars.last else { return false }
    switch CharacterClass(last.value) {
    case .han: break
    case .closingQuote where last != "）" && last != "】": break
    default: return false
    }
    return text.unicodeScalars.count(where: { CharacterClass($0.value) == .han }) >= 6
  }

  private func isSentence(_ role: TextRole) -> Bool { role.part == .message || role.part == .other }

  /// The mark with which the translation of a source text ends; `nil` where that is not sure.
  private func mark(for source: String?) -> String? {
    guard let source else { return nil }
    let mark: String
    switch source.utf8.last {
    case UInt8(ascii: "."): mark = "。"
    case UInt8(ascii: "?"): mark = "？"
    default: return nil
    }
    let isShort = source.utf8.count { $0 == UInt8(ascii: " ") } < 3
    // Dots are no full stop; Co., Ltd., a.m. and the like end with one and are no sentences.
    let isOther = ["..", "Inc.", "Ltd.", "etc.", ".m.", ".S.", ".g."].contains {
      source.hasSuffix($0)
    }
    return isShort || isOther ? nil : mark
  }
}
