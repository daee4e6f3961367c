/// App names made of what makes names hard: the same ones on every run.
package enum GeneratedNames {
  private static let pieces = [
    "Rokk", "a", " ", "{x}", "{", "}", "it's", "'", "''", "'{", "100%@", "%1$@", "%", "#", "|",
    "「引」", "『", "」", "“b”", "a“b”", "‘", "«x»", "\"", "\\", "微信", "照片", "台灣", "𠮷", "é",
    "e\u{301}", "\u{301}", "👨‍👩‍👧", "👍🏽", "🇭🇰", "❤️", "1️⃣", "تطبيق", "עברית", "ไทย", "हिन्दी",
    "한국", "\u{200D}", "\u{200B}", "\u{A0}", "\u{3000}", "&amp;", "<b>", "=1+1", "-", "/", "0",
    "plural", "{n, plural, other {#}}", "\u{2019}", "…", "⋯", "\u{FEFF}", "\u{E000}", "\u{10FFFD}",
  ]

  /// Names of one to six pieces.
  package static func names(_ count: Int) -> [String] {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func next(_ bound: Int) -> Int {
      // xorshift64: any fixed sequence will do.
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
    var names: [String] = []
    while names.count < count {
      let name = (0...next(6)).map { _ in pieces[next(pieces.count)] }.joined()
      let isVisible = name.unicodeScalars.contains {
        !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
      }
      if isVisible { names.append(name) }
    }
    return names
  }
}
