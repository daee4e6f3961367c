internal import AlertModel
internal import Diagnostics
internal import MessageFormat
internal import Resources

/// Words of another region.
struct RegionalWordCheck: TextCheck {
  static let rule = Rule(
    "regional-word",
    .chinese,
    .warning,
    summary:
      "A word of another region: 設置 in Taiwan, 照片 for Photos in Hong Kong, 网路 on the mainland.",
    rationale: """
      Words differ between the regions more than characters do, and a text converted from one to \
      the other keeps them. Beside the OS, which says 取用, a prompt that says 訪問 reads as foreign.
      """,
    source: """
      Apple’s own strings in zh-Hans, zh-Hant and zh-Hant-HK, and the phrases of OpenCC; each word \
      has its source in regional-words.json, and one that no list has is a note.
      """,
    example: .text(
      "zh-Hant",
      of: "Change the default app in Settings.",
      before: "請更改默認的 App。",
      after: "請更改預設的 App。"
    )
  )

  /// A word as the check reports it.
  private struct Entry: Sendable {
    let word: RegionalWord
    let replacement: String
  }

  let writings: Writings = .chinese
  let features: TextFeatures = .regionalWord
  /// The words of each writing, by its number.
  private let tables: [HanWordTable<Entry>]

  init(_ options: CheckOptions) {
    tables = Writing.allCases.map { Self.table($0, options) }
  }

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    var told: Set<String> = []
    tables[Int(context.locale.writing.rawValue)].forEachMatch(in: text) { indices, entry in
      guard !isName(indices, entry.word, in: text),
        holds(entry.word.condition, indices, in: text, context),
        told.insert(entry.word.word).inserted
      else { return }
      let range = text.range(of: indices)
      findings.add(
        Self.rule,
        at: range,
        in: context,
        "\(Self.speaker(entry.word, context)) says \(entry.replacement) for \(text[range])",
        severity: entry.word.isNote ? .note : nil,
        habit: entry.word.isNote ? entry.word.word : nil
      )
    }
  }

  /// Whether a word stands in quotation marks by itself, or in a path: names are not judged here,
  /// but for those of what an app may use.
  private func isName(
    _ indices: Range<Int>,
    _ word: RegionalWord,
    in text: ScannedText
  ) -> Bool {
    let before = indices.lowerBound > 0 ? text.scalars[indices.lowerBound - 1] : nil
    let after = indices.upperBound < text.scalars.count ? text.scalars[indices.upperBound] : nil
    if before?.cls == .openingQuote, after?.cls == .closingQuote {
      return
        !(word.condition.isAboutPermission
        && isUsed(text.scalars[..<(indices.lowerBound - 1)]))
    }
    let arrows: [Unicode.Scalar?] = [">", "›", "→"]
    return arrows.contains(before?.value) || arrows.contains(after?.value)
  }

  /// Whether what comes before a quoted name says that an app uses what it names.
  private func isUsed(_ before: ArraySlice<ScannedText.Scalar>) -> Bool {
    ["取用", "存取", "访问", "訪問"].contains {
      before.suffix(2).map(\.value).elementsEqual($0.unicodeScalars)
    }
  }

  private func holds(
    _ condition: RegionalWord.Condition,
    _ indices: Range<Int>,
    in text: ScannedText,
    _ context: TextContext
  ) -> Bool {
    // What one profile of iOS says is nothing that Android’s texts have to say.
    if !condition.profiles.isEmpty, context.catalog.syntax == .printf(.android) { return false }
    if condition.isAboutPermission,
      !ChinesePermissionWords.isAboutPermission(text.text, context.role)
    {
      return false
    }
    if condition.objects.contains(where: { follows($0, indices, in: text) }) { return true }
    guard !condition.sourceHas.isEmpty || !condition.sourceLacks.isEmpty else {
      return condition.objects.isEmpty
    }
    guard context.catalog.locales[context.catalog.sourceLocale].writing == .english,
      let source = context.source
    else { return condition.sourceHas.isEmpty }
    let words = SourceWords(source)
    return (condition.sourceHas.isEmpty || condition.sourceHas.contains(where: words.has))
      && !condition.sourceLacks.contains(where: words.has)
  }

  private func follows(_ word: String, _ indices: Range<Int>, in text: ScannedText) -> Bool {
    let rest = text.scalars[indices.upperBound...]
    return rest.prefix(word.unicodeScalars.count).map(\.value).elementsEqual(word.unicodeScalars)
  }

  private static func table(_ writing: Writing, _ options: CheckOptions) -> HanWordTable<Entry> {
    let locale = writing.termLocale ?? ""
    let words = RegionalWord.all.filter { word in
      word.locales.contains(locale)
        && (word.condition.profiles.isEmpty
          || word.condition.profiles.contains(options.profile.rawValue))
    }
    return HanWordTable(
      words.map { word in
        let name = word.term.flatMap {
          Term.name($0, locale: locale, version: options.minimumOS)
        }
        let choices = [name].compactMap(\.self) + word.replacements.filter { $0 != name }
        return (word.word, Entry(word: word, replacement: choices.joined(separator: " or ")))
      } + words.flatMap { $0.exceptions.map { ($0, nil) } }
    )
  }

  /// Who says the other word: the OS where a name or a term of its own is meant, or the region.
  private static func speaker(_ word: RegionalWord, _ context: TextContext) -> String {
    guard word.condition.profiles.isEmpty else { return "iOS" }
    return switch context.locale.writing {
    case .hongKong: "Hong Kong"
    case .taiwan: "Taiwan"
    default: "The mainland"
    }
  }
}
