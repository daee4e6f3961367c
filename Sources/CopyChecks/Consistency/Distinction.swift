/// Words that make one choice another.
enum Distinction {
  /// Whether two texts of English differ in nothing but such words.
  static func isLost(_ first: String, _ second: String) -> Bool {
    var (left, right) = (words(of: first), words(of: second))
    for word in left {
      guard let index = right.firstIndex(of: word), let own = left.firstIndex(of: word) else {
        continue
      }
      right.remove(at: index)
      left.remove(at: own)
    }
    guard !(left.isEmpty && right.isEmpty), left.count + right.count <= 4 else { return false }
    if left.count == 1, right.count == 1, let one = opposites[left[0]], one == opposites[right[0]] {
      return true
    }
    return (left + right).allSatisfy(qualifiers.contains)
  }

  /// The words in lower case without articles and the endings of plurals.
  private static func words(of text: String) -> [String] {
    text.replacing("’", with: "'").lowercased()
      .split { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "%" || $0 == "@") }
      .map { word in
        let word = String(word)
        let isPlural = word.count > 3 && word.hasSuffix("s")
        return isPlural && !qualifiers.contains(word) && opposites[word] == nil
          ? String(word.dropLast()) : word
      }
      .filter { !["a", "an", "the"].contains($0) }
  }

  /// Words that say how much or how often is allowed.
  private static let qualifiers: Set<String> = [
    "once", "always", "never", "full", "limited", "selected", "all", "only", "not", "don't",
    "precise", "approximate", "none",
  ]

  /// Words of which each says the reverse of the other, by the number of their pair.
  private static let opposites: [String: Int] = {
    let pairs = [
      ["on", "off"], ["enable", "disable"], ["enabled", "disabled"], ["allow", "deny"],
      ["allow", "block"], ["always", "never"], ["import", "export"], ["upload", "download"],
      ["next", "previous"], ["first", "last"], ["minimum", "maximum"], ["min", "max"],
      ["up", "down"], ["left", "right"], ["front", "back"], ["incoming", "outgoing"],
      ["before", "after"], ["lock", "unlock"], ["mute", "unmute"], ["show", "hide"],
      ["today", "yesterday"], ["connect", "disconnect"], ["valid", "invalid"],
    ]
    return pairs.enumerated().reduce(into: [:]) { numbers, pair in
      for word in pair.element where numbers[word] == nil { numbers[word] = pair.offset }
    }
  }()
}
