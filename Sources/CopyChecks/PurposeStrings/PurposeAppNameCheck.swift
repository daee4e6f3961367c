internal import Diagnostics

/// A purpose string that begins with the name of the app.
struct PurposeAppNameCheck: PurposeTextCheck {
  static let rule = Rule(
    "purpose-app-name",
    .purposeStrings,
    .note,
    summary: "The purpose string begins with the app’s name.",
    rationale: """
      The system’s title names the app already, right above the purpose string. Without the name \
      the text is shorter, and right under any name.
      """,
    source: """
      Human Interface Guidelines, Requesting permission (older edition): no need to include the \
      name; Apple, LAContext: don’t include the app name; stated. Many apps do it.
      """,
    example: .text(
      locale: "en",
      key: "NSCameraUsageDescription",
      source: "",
      before: "$(PRODUCT_NAME) scans the codes on tickets.",
      after: "The app scans the codes on tickets."
    )
  )

  private static let variables = [
    "$(PRODUCT_NAME)", "${PRODUCT_NAME}", "$(APP_NAME)", "${APP_NAME}", "$(TARGET_NAME)",
    "$(DISPLAY_NAME)", "$(APP_DISPLAY_NAME)",
  ]

  init(_ options: CheckOptions) {}

  func check(_ purpose: PurposeText, _ findings: inout FindingSink) {
    let context = purpose.context
    // What the source says, its translations repeat.
    guard context.isSource else { return }
    let names = AppNames(context.catalog, locale: context.text.locale).names + Self.variables
    guard let name = names.first(where: { begins(purpose.trimmed, with: $0) }) else { return }
    let start = purpose.text.utf8.distance(
      from: purpose.text.startIndex,
      to: purpose.trimmed.startIndex
    )
    findings.add(
      Self.rule,
      at: start..<(start + name.utf8.count),
      in: context,
      "The prompt names the app in its title. Begin with what the app does, or with “the app”.",
      habit: "name"
    )
  }

  private func begins(_ text: Substring, with name: String) -> Bool {
    guard text.hasPrefix(name) else { return false }
    guard let next = text.dropFirst(name.count).first else { return false }
    // “Loop” is not in “Looping”; a Chinese word may follow at once.
    return !next.isLetter || !next.isASCII || name.hasSuffix(")") || name.hasSuffix("}")
  }
}
