internal import Diagnostics
internal import MessageFormat

/// A percent sign that is not written as the formatting of the text wants it.
struct PercentSignCheck: TextCheck {
  static let rule = Rule(
    "percent-sign",
    .placeholders,
    .warning,
    summary: "A percent sign is single where the text is formatted, or doubled where it is not.",
    rationale: """
      In a text with arguments %% shows one percent sign, and a single one takes the next letters as a \
      placeholder. In a text that nobody formats, %% is shown as it stands.
      """,
    source: "IEEE Std 1003.1, fprintf: %% prints a percent sign.",
    example: .text(
      "zh-Hans",
      of: "%d%% of %@",
      before: "%2$@的%1$d%。",
      after: "%2$@的%1$d%%。"
    )
  )

  let writings: Writings = .all
  let features: TextFeatures = .percent

  init(_ options: CheckOptions) {}

  func concerns(_ text: String, _ role: TextRole, _ features: TextFeatures) -> Bool {
    PlaceholderGlance.mayHavePercentSign(text)
  }

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    guard case .printf(let dialect) = context.catalog.syntax else { return }
    let tokens = PrintfScanner.scan(text.text, dialect)
    let source = context.source
    let isFormatted =
      tokens.contains { $0.placeholder != nil }
      || source.map { !$0.placeholders(dialect).isEmpty } ?? false
    for token in tokens {
      let message: String
      let length: Int
      switch token {
      case .fault(let fault) where isFormatted && fault.isPercentSign:
        let isSplit = source.map {
          SplitPlaceholder.contains(fault.range, in: text.text, source: $0, dialect)
        }
        guard isSplit != true, !SplitPlaceholder.isObject(fault.range, in: text.text) else {
          continue
        }
        (message, length) = ("The text has arguments; write %% for a percent sign", 1)
      case .percent where !isFormatted && isSingle(in: source, dialect):
        (message, length) = ("The source has one percent sign here; write %", 2)
      default: continue
      }
      let range = token.range.lowerBound..<(token.range.lowerBound + length)
      findings.add(Self.rule, at: range, in: context, message)
      // The others of the text are of the same kind.
      return
    }
  }

  /// Whether a text has percent signs, and none of them doubled.
  private func isSingle(in source: String?, _ dialect: PrintfDialect) -> Bool {
    guard let source, source.utf8.contains(UInt8(ascii: "%")) else { return false }
    return PrintfScanner.scan(source, dialect).allSatisfy {
      if case .percent = $0 { false } else { true }
    }
  }
}

extension PrintfFault {
  /// Whether it is nothing but a percent sign before or in prose.
  fileprivate var isPercentSign: Bool {
    switch kind {
    case .lonePercent, .prose: true
    case .lostConversion, .unknownConversion: false
    }
  }
}
