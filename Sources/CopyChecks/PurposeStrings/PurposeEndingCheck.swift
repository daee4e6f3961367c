internal import Diagnostics
internal import StringCatalogs

/// A purpose string without a full stop beside others that have one.
struct PurposeEndingCheck: CatalogCheck {
  static let rule = Rule(
    "purpose-ending",
    .purposeStrings,
    .note,
    summary: "The purpose string lacks the full stop that its source or its neighbours have.",
    rationale: """
      A purpose string is a sentence. Where one app’s prompts end with a full stop and others do \
      not, nobody seems to have read them together.
      """,
    source: "Human Interface Guidelines, Privacy: a complete sentence with a final period; stated.",
    example: .text(
      locale: "zh-Hans",
      key: "NSCameraUsageDescription",
      source: "The app scans the codes on tickets.",
      before: "扫描票上的二维码",
      after: "扫描票上的二维码。"
    ),
    fix: "Writes the full stop in English and Chinese."
  )

  init(_ options: CheckOptions) {}

  func notes(for catalog: CheckedCatalog) -> PurposeEndings { PurposeEndings(catalog) }

  func take(
    _ entry: CheckedEntry,
    _ glance: EntryGlance,
    in catalog: CheckedCatalog,
    into notes: inout PurposeEndings
  ) {
    notes.take(entry, in: catalog)
  }

  func check(
    _ notes: [PurposeEndings],
    in catalog: CheckedCatalog,
    _ findings: inout FindingSink
  ) {
    let endings = PurposeEndings(notes, of: catalog)
    for (index, locale) in catalog.locales.enumerated() {
      for open in endings.odd(in: index) {
        let end = open.text.text.utf8.count
        let last = open.text.text.unicodeScalars.last.map { UTF8.width($0) } ?? 0
        findings.add(
          Self.rule,
          at: (end - last)..<end,
          of: open.text,
          "No full stop ends this; \(open.sourceIsClosed ? "its source" : "others here") "
            + "\(open.sourceIsClosed ? "has" : "have") one. Write a whole sentence and end it.",
          key: open.key,
          locale: locale.name,
          edits: edits(of: open.text.text, locale),
          habit: "\(open.sourceIsClosed)"
        )
      }
    }
  }

  /// The full stop, where the last character is a letter or a digit of the language.
  private func edits(of text: String, _ locale: CopyLocale) -> [TextEdit] {
    guard let last = text.unicodeScalars.last else { return [] }
    let end = text.utf8.count..<text.utf8.count
    switch CharacterClass(last.value) {
    case .han where locale.writing.isChinese: return [TextEdit(end, "。")]
    case .latin where locale.writing.isChinese, .digit where locale.writing.isChinese:
      return [TextEdit(end, "。")]
    case .latin where locale.writing == .english, .digit where locale.writing == .english:
      return [TextEdit(end, ".")]
    default: return []
    }
  }
}
