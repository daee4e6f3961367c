internal import Diagnostics

/// A purpose string that does not say what for.
struct PurposeVagueCheck: PurposeTextCheck {
  static let rule = Rule(
    "purpose-vague",
    .purposeStrings,
    .warning,
    summary: "The purpose string does not say what the app does with what it asks for.",
    rationale: """
      The prompt’s title says already that the app wants the camera. “Needs access to the camera” \
      or “for a better experience” adds nothing on which the reader could decide, and App Review \
      rejects it.
      """,
    source: """
      Human Interface Guidelines, Privacy: “needed for a better experience” is its example of a bad \
      one; App Review asks for an example of use; stated.
      """,
    example: .text(
      locale: "zh-Hans",
      key: "NSCameraUsageDescription",
      source: "The app scans the codes on tickets.",
      before: "需要使用相机。",
      after: "扫描票上的二维码。"
    )
  )

  init(_ options: CheckOptions) {}

  func check(_ purpose: PurposeText, _ findings: inout FindingSink) {
    // A text in the language of the source is untranslated: its fault is told where it was written.
    guard Self.isVague(purpose), purpose.context.source != purpose.text,
      purpose.language != .english
        || !LocaleScript(purpose.context.locale.tag).isOtherThanLatin
    else { return }
    findings.add(
      Self.rule,
      in: purpose.context,
      "This does not say what for. Name what the app does with it, in words the reader knows from "
        + "the app."
    )
  }

  /// Whether a text names no use, in a language whose words are known.
  static func isVague(_ purpose: PurposeText) -> Bool {
    // A placeholder has a fault of its own.
    let key = purpose.context.entry.key
    guard purpose.language != .other, !purpose.trimmed.isEmpty,
      !PurposePlaceholderCheck.isPlaceholder(purpose.trimmed, key: key)
    else { return false }
    let text = purpose.withoutVariables
    let names = AppNames(purpose.context.catalog).names
    let words = PurposeSubjectWords(of: key)
    guard !words.uses.contains(where: { text.contains($0) }) else { return false }
    return purpose.language == .english
      ? EnglishPurpose.isVague(text, of: words, appNames: names)
      : ChinesePurpose.isVague(text, of: words, appNames: names)
  }
}
