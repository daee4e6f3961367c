internal import Diagnostics

/// A purpose string that is about the permission instead of what the app does.
struct PurposeNotActiveCheck: PurposeTextCheck {
  static let rule = Rule(
    "purpose-not-active",
    .purposeStrings,
    .note,
    summary: "The purpose string is about the permission instead of what the app does.",
    rationale: """
      The system asks; its buttons answer. A text that says “please allow”, “we need this \
      permission” or “if you don’t allow” asks a second time, and the reason comes last or is \
      lost. App Review has rejected texts that begin with “Allow”.
      """,
    source: """
      Human Interface Guidelines, Privacy: an active sentence; “Turn on microphone access.” is its \
      example of a bad one; a rejection (vultisig-ios#4592); stated.
      """,
    example: .text(
      locale: "zh-Hans",
      key: "NSCameraUsageDescription",
      source: "The app scans the codes on tickets.",
      before: "请允许使用相机，以便扫描票上的二维码。",
      after: "扫描票上的二维码。"
    )
  )

  init(_ options: CheckOptions) {}

  func check(_ purpose: PurposeText, _ findings: inout FindingSink) {
    let phrase: String? =
      switch purpose.language {
      case .english: EnglishRequest.phrase(in: purpose.withoutVariables)
      case .chinese: ChineseRequest.phrase(in: purpose.withoutVariables)
      case .other: nil
      }
    // What names no use at all has one fault, and is told once.
    guard let phrase, !PurposeVagueCheck.isVague(purpose) else { return }
    let range = purpose.text.firstRange(of: phrase).map { range in
      let start = purpose.text.utf8.distance(from: purpose.text.startIndex, to: range.lowerBound)
      return start..<(start + phrase.utf8.count)
    }
    findings.add(
      Self.rule,
      at: range,
      in: purpose.context,
      "“\(phrase)” is not what the app does. Begin with that, and say why."
    )
  }
}
