internal import Diagnostics
internal import MessageFormat

/// Arguments of ICU messages that differ from those of the source.
struct ICUArgumentsCheck: EntryCheck {
  static let rule = Rule(
    "icu-arguments",
    .placeholders,
    .error,
    summary: "The arguments of an ICU message are not those of its source.",
    rationale: """
      The program gives no argument of another name: the reader sees {name}. One that is left out is \
      not told. Arguments that only choose between forms may be left out where a language has one form.
      """,
    source: "ICU User Guide, “Formatting Messages”.",
    example: .files(
      before: [
        .init("app_en.arb", #"{"@@locale": "en", "greeting": "Hello {name}"}"#),
        .init("app_zh.arb", #"{"@@locale": "zh", "greeting": "你好，{名字}"}"#),
      ],
      after: [
        .init("app_en.arb", #"{"@@locale": "en", "greeting": "Hello {name}"}"#),
        .init("app_zh.arb", #"{"@@locale": "zh", "greeting": "你好，{name}"}"#),
      ]
    )
  )

  let features: TextFeatures = .brace

  init(_ options: CheckOptions) {}

  func check(_ entry: CheckedEntry, in catalog: CheckedCatalog, _ findings: inout FindingSink) {
    guard catalog.syntax == .icu, entry.shouldTranslate, !entry.hasNoSource(in: catalog) else {
      return
    }
    for text in entry.texts {
      guard let source = entry.source(of: text, in: catalog), !text.isBlank,
        let expected = MessageArguments(source.text), let found = MessageArguments(text.text)
      else { continue }
      let missing = expected.missing(in: found)
      let extra = expected.extra(in: found)
      guard let first = missing.first ?? extra.first else { continue }
      let message =
        missing.isEmpty
        ? "The source has no argument {\(first)}; it has \(Self.list(expected.all))"
        : "{\(first)} of the source is missing"
      findings.add(
        Self.rule,
        of: text,
        extra.isEmpty || missing.isEmpty
          ? message : "The source has {\(first)} where this has \(Self.list(extra))",
        key: entry.key,
        locale: catalog.locales[text.locale].name
      )
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.map { "{\($0)}" }.joined(separator: ", ")
  }
}
