internal import Diagnostics

/// 、 between clauses, where a comma belongs.
struct MisusedCommaCheck: TextCheck {
  static let rule = Rule(
    "misused-comma",
    .chinese,
    .warning,
    summary: "The enumeration comma 、 stands between clauses.",
    rationale: """
      、 separates words of a list. Before a word that starts a clause it is read as one more item of \
      a list, and the sentence falls apart.
      """,
    source: "GB/T 15834-2011, 4.5; MOE Taiwan, Revised Handbook of Punctuation, 頓號.",
    example: .text(
      "zh-Hant",
      of: "Access is needed before you can continue.",
      before: "需要取用權限、才能繼續。",
      after: "需要取用權限，才能繼續。"
    ),
    fix: "Writes ，."
  )

  let writings: Writings = .chinese
  let features: TextFeatures = .enumerationComma

  init(_ options: CheckOptions) {}

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    var places = PlaceList()
    for (index, scalar) in text.scalars.enumerated() where scalar.value == "、" {
      guard startsClause(index + 1, text) else { continue }
      let range = scalar.offset..<scalar.end
      places.add(range, [.init(range, "，")])
    }
    places.report(Self.rule, in: context, &findings, "Write ， before a clause, not 、.")
  }

  /// Whether a word follows that only starts a clause.
  private func startsClause(_ index: Int, _ text: ScannedText) -> Bool {
    guard let first = text.scalar(index)?.value, let second = text.scalar(index + 1)?.value,
      let words = Self.words[first]
    else { return false }
    guard words.contains(second) else { return false }
    // 才能 is a noun, too: talents; with a verb after it, it is not.
    guard first == "才", second == "能", let third = text.scalar(index + 2) else { return true }
    return third.cls == .han && !"和与與及或的等".unicodeScalars.contains(third.value)
  }

  /// The words, by their first character.
  private static let words: [Unicode.Scalar: Set<Unicode.Scalar>] = [
    "才": ["能", "可", "會", "会"], "但": ["是"], "因": ["此", "為", "为"], "所": ["以"],
    "否": ["則", "则"], "然": ["後", "后"], "如": ["果"], "假": ["如"], "不": ["過", "过"],
    "而": ["且"], "並": ["且"], "并": ["且"],
  ]
}
