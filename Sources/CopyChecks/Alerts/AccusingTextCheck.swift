internal import Diagnostics

/// A text that tells people what they did wrong.
struct AccusingTextCheck: TextCheck {
  static let rule = Rule(
    "accusing-text",
    .alerts,
    .note,
    summary: "The text tells people that they denied something.",
    rationale: """
      Who is told “You denied access” is blamed for a choice that was theirs, and often somebody \
      else made it. Say what is off, and what can be done.
      """,
    source: "Human Interface Guidelines, Alerts: not accusing (docs/Sources.md, A5).",
    example: .text(
      locale: "en",
      key: "camera.denied.message",
      source: "",
      before: "You denied access to the camera.",
      after: "To take photos, turn on Camera in Settings."
    )
  )

  let writings: Writings = [.english, .chinese]
  let features: TextFeatures = .refusal
  private let permissionMention = PermissionMention()
  private let english: PhraseList
  /// Who did it, or that it is the reason.
  private let subjects = PhraseList(["你", "您", "妳", "因为", "因為", "由于", "由於"])
  private let before = PhraseList([
    "已", "已经", "已經", "之前", "以前", "先前", "此前", "曾", "曾经", "曾經", "似乎", "好像",
  ])
  static let chineseVerbs = [
    "拒绝", "拒絕", "关闭", "關閉", "禁止", "禁用", "停用", "没有允许", "沒有允許", "未允许", "未允許",
  ]
  private static let englishVerbs = [
    "denied", "disabled", "refused", "rejected", "turned off", "blocked", "revoked", "declined",
  ]
  /// The words of Latin letters that say what was done.
  static var englishWords: [String] {
    englishVerbs.flatMap { $0.split(separator: " ").prefix(1).map(String.init) }
  }
  private let verbs = PhraseList(Self.chineseVerbs)
  private static let tellingBytes: [[UInt8]] = [Array("denied".utf8), Array("拒".utf8)]
  private static let conditions: Set<String> = [
    "if", "unless", "when", "whether", "once", "until", "after", "that", "which", "before",
  ]

  init(_ options: CheckOptions) {
    english = PhraseList(
      ["you", "you have", "you've"].flatMap { subject in
        ["", " previously", " already", " just"].flatMap { adverb in
          Self.englishVerbs.map { "\(subject)\(adverb) \($0)" }
        }
      }
    )
  }

  func concerns(_ text: String, _ role: TextRole, _ features: TextFeatures) -> Bool {
    role.isAboutPermission || !features.isDisjoint(with: .pronoun) || Self.mayFind(in: text)
  }

  /// Whether a text has “denied” or 拒 in it; what else accuses is looked for where the key says that
  /// it is about a permission.
  private static func mayFind(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      tellingBytes.contains { word in
        bytes.indices.dropLast(word.count - 1).contains { start in
          bytes[start] == word[0] && bytes[start...].starts(with: word)
        }
      }
    }
  }

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    guard context.role.part != .button, context.isOfApplePlatform,
      let range = context.locale.writing == .english ? inEnglish(text) : inChinese(text),
      context.role.isAboutPermission || permissionMention.isIn(text)
    else { return }
    findings.add(
      Self.rule,
      at: text.range(of: range),
      in: context,
      "Do not tell people what they did; say what is off, and what can be done"
    )
  }

  private func inEnglish(_ text: ScannedText) -> Range<Int>? {
    guard let range = english.first(in: text.scalars) else { return nil }
    let start = text.scalars[range.lowerBound].offset
    let before = text[0..<start].split { !$0.isLetter }.last.map { $0.lowercased() }
    return before.map(Self.conditions.contains) == true ? nil : range
  }

  private func inChinese(_ text: ScannedText) -> Range<Int>? {
    var start = 0
    while let subject = subjects.first(in: text.scalars, from: start) {
      start = subject.upperBound
      var end = start
      while end < text.scalars.count, let next = before.end(at: end, in: text.scalars) {
        end = next
      }
      guard end < text.scalars.count, let verb = verbs.end(at: end, in: text.scalars) else {
        continue
      }
      let isAsked = subject.lowerBound > 0 && Self.isCondition(text, before: subject.lowerBound)
      let isAttribute =
        verb < text.scalars.count
        && "的后後".unicodeScalars.contains(
          text.scalars[verb].value
        )
      if !isAsked, !isAttribute { return subject.lowerBound..<verb }
    }
    return nil
  }

  /// Whether 如果, 若, 当 or the like stands right before.
  private static func isCondition(_ text: ScannedText, before index: Int) -> Bool {
    "果若如当當非".unicodeScalars.contains(text.scalars[index - 1].value)
  }
}
