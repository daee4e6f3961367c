internal import Diagnostics

/// A message of an alert about a permission that is a sentence and does not end.
struct MessageEndingCheck: TextCheck {
  static let rule = Rule(
    "message-ending",
    .alerts,
    .note,
    summary: "The message of an alert is a sentence without a mark at its end.",
    rationale: """
      The message stands under the title as running text, and all of iOS’s own end. One that does \
      not looks cut off.
      """,
    source: "Human Interface Guidelines, Alerts: complete sentences end with punctuation; stated.",
    example: .text(
      locale: "en",
      key: "camera.denied.message",
      source: "",
      before: "To take photos, you can turn on Camera in Settings",
      after: "To take photos, you can turn on Camera in Settings."
    )
  )

  let writings: Writings = [.english, .chinese]
  let features: TextFeatures = [.latin, .han]
  private let chinese = PhraseList(["，", "请", "請", "可以", "需要", "无法", "無法"])
  private let english = PhraseList([
    "please", "you", "can", "can't", "cannot", "is", "are", "has", "have", "need", "needs", "must",
  ])

  init(_ options: CheckOptions) {}

  func concerns(_ text: String, _ role: TextRole, _ features: TextFeatures) -> Bool {
    role.isAboutPermission && role.part == .message
  }

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    guard context.isOfApplePlatform, let last = text.scalars.last, isSentence(text, context),
      // Where the source has a mark, another rule says that it is lost.
      context.source.map({ !Self.isClosed($0) }) ?? true
    else { return }
    findings.add(
      Self.rule,
      at: last.offset..<last.end,
      in: context,
      "This is a sentence. End it with \(context.locale.writing.isChinese ? "。" : "a full stop").",
      habit: "style"
    )
  }

  /// Whether a text has the words of a sentence, and ends with one or with a quotation.
  private func isSentence(_ text: ScannedText, _ context: TextContext) -> Bool {
    guard let last = text.scalars.last else { return false }
    if context.locale.writing.isChinese {
      return (last.cls == .han || last.cls == .closingQuote && last.value != "）")
        && text.scalars.count(where: { $0.cls == .han }) >= 8
        && chinese.first(in: text.scalars) != nil
    }
    return (last.cls == .latin || last.cls == .closingQuote || last.value == "\"")
      && text.scalars.first?.value.properties.isUppercase == true
      && text.scalars.count(where: { $0.cls == .space }) >= 5
      && english.first(in: text.scalars) != nil
  }

  private static func isClosed(_ source: String) -> Bool {
    source.unicodeScalars.last.map { ".?!。？！…⋯:：".unicodeScalars.contains($0) } ?? false
  }
}
