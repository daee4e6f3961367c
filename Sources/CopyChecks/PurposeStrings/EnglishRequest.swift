/// Finds where English asks the reader for a permission.
enum EnglishRequest {
  /// The words that ask, or warn of a refusal, as they stand in the text.
  static func phrase(in text: String) -> String? {
    let words = text.split { $0.isWhitespace }
    let plain = words.map { word in
      word.filter { $0.isLetter || $0 == "-" }.lowercased()
    }
    guard let first = plain.first else { return nil }
    if let asked = imperative(plain, words) ?? gerund(plain, words) { return asked }
    if let index = plain.firstIndex(of: "please"), index + 1 < plain.count,
      verbs.contains(plain[index + 1])
    {
      return words[index...(index + 1)].joined(separator: " ")
    }
    for index in plain.indices.dropLast() {
      let pair = plain[index] + " " + plain[index + 1]
      if pair == "this permission" || advice.contains(pair) {
        return words[index...(index + 1)].joined(separator: " ").trimmingMarks()
      }
    }
    if let warning = warnings.first(where: { plain.starts(with: $0) }) {
      return words.prefix(warning.count).joined(separator: " ").trimmingMarks()
    }
    // “It is needed to share”: what is needed, nobody says.
    if first == "it", plain.count > 2, plain[1] == "is",
      plain[2] == "needed" || plain[2] == "required"
    {
      return words[0...2].joined(separator: " ")
    }
    return nil
  }

  /// “Allow the app to use …”, “Turn on … access”, at the start of the text.
  private static func imperative(_ plain: [String], _ words: [Substring]) -> String? {
    guard plain.count > 2, verbs.contains(plain[0]) else { return nil }
    // “Allow you to take photos” is about what the reader can do; “Give feedback” is a use.
    guard !["you", "users", "others", "people"].contains(plain[1]) else { return nil }
    let near = plain.indices.dropFirst().prefix(6)
    // “Quick access” is no permission.
    let isGrant = near.contains { granted.contains(plain[$0]) && !manners.contains(plain[$0 - 1]) }
    return isGrant ? String(words[0]) : nil
  }

  /// “Enabling access to … means …”, at the start of the text.
  private static func gerund(_ plain: [String], _ words: [Substring]) -> String? {
    guard ["enabling", "allowing", "granting"].contains(plain[0]), plain.contains("means") else {
      return nil
    }
    return String(words[0])
  }

  private static let verbs: Set<String> = [
    "allow", "enable", "grant", "give", "turn", "authorize", "authorise", "permit", "let",
    "approve",
  ]
  /// At the start: what a refusal costs is no reason.
  private static let warnings = [
    ["if", "you", "dont", "allow"],
    ["if", "you", "do", "not", "allow"], ["without", "this", "permission"],
    ["without", "access"], ["only", "allowing"],
  ]
  private static let granted: Set<String> = [
    "access", "permission", "permissions", "authorization",
  ]
  private static let manners: Set<String> = ["quick", "fast", "faster", "easy", "easier", "secure"]
  private static let advice: Set<String> = [
    "suggest selecting", "recommend selecting", "suggest choosing", "recommend choosing",
    "select always", "choose always", "tap allow", "press allow", "choose allow",
  ]
}

extension String {
  /// The words without marks around them.
  fileprivate func trimmingMarks() -> String {
    let start = drop { !$0.isLetter }
    guard let last = start.lastIndex(where: \.isLetter) else { return self }
    return String(start[...last])
  }
}
