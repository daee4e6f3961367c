internal import Diagnostics

/// A purpose string in another language than its file.
struct PurposeLanguageCheck: PurposeTextCheck {
  static let rule = Rule(
    "purpose-language",
    .purposeStrings,
    .warning,
    summary: "The purpose string is in another language than its file.",
    rationale: """
      The prompt shows the system’s words in the language of the device, and this text under them \
      in another one: the reader may not understand why the app asks.
      """,
    source: "Apple, Requesting access to protected resources: valid in every locale; stated.",
    example: .text(
      locale: "zh-Hans",
      key: "NSCameraUsageDescription",
      source: "The app scans the codes on tickets.",
      before: "The app scans codes on tickets.",
      after: "扫描票上的二维码。"
    )
  )

  init(_ options: CheckOptions) {}

  func check(_ purpose: PurposeText, _ findings: inout FindingSink) {
    let context = purpose.context
    let counts = LetterCounts(purpose.withoutVariables)
    let expected = LocaleScript(context.locale.tag)
    if expected.isOtherThanLatin {
      // A copy of the source is what `untranslated` finds.
      guard counts.others == 0, counts.latinWords >= 3, context.source != context.text.text else {
        return
      }
      findings.add(
        Self.rule,
        in: context,
        "This is not written in the language of \(context.locale.name). Translate it.",
        habit: "other"
      )
    } else if counts.isMostlyHan {
      findings.add(
        Self.rule,
        in: context,
        "This is Chinese in \(context.locale.name). Translate it, or say that the app’s development "
          + "language is Chinese.",
        habit: "Chinese"
      )
    }
  }
}
