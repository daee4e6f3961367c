/// Format strings of Foundation's made of what they can hold: the same ones on every run.
enum GeneratedFormats {
  private static let texts = [
    "", "a", " ", "%%", "5 %%", "é", "\u{301}", "照片", "d", "$", "1$", "@", "'",
  ]
  private static let conversions = [
    "@", "d", "i", "lld", "ld", "u", "x", "X", "o", "f", ".2f", ".0f", "08.3f", "-5d", "+d", "#x",
    "e", "g", "05lld", "*d", ".*f", "C",
  ]

  /// Strings with one to four placeholders.
  static func strings(_ count: Int) -> [String] {
    var random = XorShift()
    return (0..<count).map { _ in
      let placeholders = 1 + random.next(4)
      let isNumbered = random.next(2) == 0
      return (0..<placeholders).map { _ in
        var conversion = random.element(conversions)
        if isNumbered {
          conversion = conversion.replacing("*", with: "4")
          conversion = "\(1 + random.next(placeholders))$" + conversion
        }
        return random.element(texts) + "%" + conversion
      }.joined() + random.element(texts)
    }
  }
}

/// xorshift64: any fixed sequence will do.
struct XorShift {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  mutating func element<Element>(_ elements: [Element]) -> Element {
    elements[next(elements.count)]
  }
}
