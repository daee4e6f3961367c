internal import Diagnostics
internal import StringCatalogs

/// A translation that is still in the language of the source.
struct UntranslatedCheck: EntryCheck {
  static let rule = Rule(
    "untranslated",
    .structure,
    .warning,
    summary: "A translation is the source text as it was, or is in English in a Chinese file.",
    rationale: """
      Tools fill what nobody has translated with the source, and it looks done. Names, codes, addresses \
      and single words are left alone: they may well be the same.
      """,
    source:
      "translate-toolkit’s filter “unchanged” and Weblate’s check “same”, which take names, too.",
    example: .text(
      "zh-Hans",
      of: "Allow access to your photos.",
      before: "Allow access to your photos.",
      after: "请允许访问你的照片。"
    )
  )

  init(_ options: CheckOptions) {}

  func check(_ entry: CheckedEntry, in catalog: CheckedCatalog, _ findings: inout FindingSink) {
    let isInfoPlist = catalog.content == .infoPlist
    guard entry.shouldTranslate, !isInfoPlist || PurposeKey.isOne(entry.key) else { return }
    var left: [CheckedText] = []
    for text in entry.texts where text.locale != catalog.sourceLocale {
      let locale = catalog.locales[text.locale]
      if locale.writing.isChinese, text.text.hasHan { continue }
      guard let source = entry.source(of: text, in: catalog) else { continue }
      let isSame = source.text.isExactly(text.text)
      // Purpose strings in a wrong language that are no copies have a rule of their own.
      guard isSame || locale.writing.isChinese && !isInfoPlist,
        !locale.sharesLanguage(with: catalog.locales[catalog.sourceLocale]),
        isUntranslated(text, isSame: isSame, locale, catalog), !entry.isLeftAlone,
        !InterfaceDummy.isOne(entry.key, text: text.text)
      else { continue }
      guard !isSame else {
        left.append(text)
        continue
      }
      findings.add(
        Self.rule,
        of: text,
        "This is English; translate it into \(locale.name)",
        key: entry.key,
        locale: locale.name
      )
    }
    report(left, of: entry, in: catalog, &findings)
  }

  /// Reports texts that are the source text: each, or all at once where there are many.
  private func report(
    _ texts: [CheckedText],
    of entry: CheckedEntry,
    in catalog: CheckedCatalog,
    _ findings: inout FindingSink
  ) {
    let names = texts.map { catalog.locales[$0.locale].name }
    guard texts.count > 3, Set(texts.map(\.origin.file)).count == 1 else {
      for (text, name) in zip(texts, names) {
        let message = "This is the source text; translate it into \(name)"
        findings.add(Self.rule, of: text, message, key: entry.key, locale: name)
      }
      return
    }
    let message =
      "The source text stands in \(names.count) locales; translate it into "
      + names.joined(separator: ", ")
    findings.add(Self.rule, of: texts[0], message, key: entry.key, locale: nil)
  }

  private func isUntranslated(
    _ text: CheckedText,
    isSame: Bool,
    _ locale: CopyLocale,
    _ catalog: CheckedCatalog
  ) -> Bool {
    let source = catalog.locales[catalog.sourceLocale]
    // Chinese characters are words of Japanese and Korean, too.
    if source.writing.isChinese, isSame {
      return text.text.hasHan && !["ja", "ko", "yue"].contains(locale.language)
    }
    let count = OrdinaryEnglish.count(in: text.text)
    // A purpose string is a sentence, however many names stand in it.
    if catalog.content == .infoPlist, isSame { return count.words >= 5 }
    if text.state == .new, isSame { return count.words > 1 || count.known > 0 && count.content > 0 }
    guard count.content > 0, count.known > count.names else { return false }
    guard locale.writing.isChinese else { return count.words >= 3 && count.known >= 2 }
    return count.words >= (isSame ? 2 : 3)
  }
}

extension CheckedEntry {
  /// Whether the comment says that the texts are the same in all languages.
  fileprivate var isLeftAlone: Bool {
    guard let comment else { return false }
    return ["not translate", "n't translate", "not localize", "n't localize", "not be translated"]
      .contains(where: comment.lowercased().contains)
  }
}

extension CopyLocale {
  /// The language of the tag.
  var language: Substring { tag.prefix { $0 != "-" && $0 != "_" } }

  func sharesLanguage(with other: CopyLocale) -> Bool { language == other.language }
}

extension String {
  /// Whether it has a character of Chinese, told by the bytes that UTF-8 begins them with.
  var hasHan: Bool {
    var text = self
    return text.withUTF8 { bytes in
      for index in bytes.indices where bytes[index] >= 0xE3 {
        let byte = bytes[index]
        if (0xE4...0xE9).contains(byte) || byte == 0xF0 && bytes[index + 1] >= 0xA0 { return true }
        if byte == 0xE3, bytes[index + 1] >= 0x90 { return true }
      }
      return false
    }
  }
}
