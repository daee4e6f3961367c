/// A kind of quotation marks or brackets.
struct QuotePair: Hashable, Sendable {
  let opening: Unicode.Scalar
  let closing: Unicode.Scalar

  static let double = QuotePair(opening: "“", closing: "”")
  static let single = QuotePair(opening: "‘", closing: "’")
  static let corner = QuotePair(opening: "「", closing: "」")
  static let whiteCorner = QuotePair(opening: "『", closing: "』")
  static let parentheses = QuotePair(opening: "(", closing: ")")
  static let wideParentheses = QuotePair(opening: "（", closing: "）")
  static let titles = QuotePair(opening: "《", closing: "》")
  static let lenses = QuotePair(opening: "【", closing: "】")

  /// Both marks, as they are shown in a message.
  var shown: String { "\(opening) \(closing)" }
}
