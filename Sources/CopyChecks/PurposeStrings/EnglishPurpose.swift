/// Tells whether English says what an app does, by the words that say nothing of it.
///
/// A text that has only words of asking, names of what is asked for and empty promises says no use.
/// One word that is not known here is enough to believe that it does.
enum EnglishPurpose {
  /// Whether a text says no use.
  static func isVague(_ text: String, of permission: PurposeSubjectWords, appNames: [String])
    -> Bool
  {
    var text = text
    for name in appNames { text = text.replacing(name, with: "app") }
    let words = text.split { !$0.isLetter && $0 != "'" && $0 != "’" }
    let lower = words.map { $0.lowercased().replacing("’", with: "'") }
    guard !lower.isEmpty else { return false }
    let start = subjectLength(words, lower)
    return isCovered(lower[start...], permission.english) || isDenial(text, lower)
  }

  /// How many words before the verb are a name: one in `UberEats needs`.
  ///
  /// More words, or one that is no made-up name, may be a feature: “Screen Lock uses Face ID”.
  private static func subjectLength(_ words: [Substring], _ lower: [String]) -> Int {
    guard lower.count > 1, verbs.contains(lower[1]), isMadeUp(words[0]) else { return 0 }
    return 1
  }

  /// Whether a word is written as names of apps are: with a capital inside, and no abbreviation.
  static func isMadeUp(_ word: Substring) -> Bool {
    word.count > 4 && word.dropFirst().contains(where: \.isUppercase)
      && word.contains(where: \.isLowercase) && !word.contains("'") && !word.contains("’")
  }

  private static func isCovered(_ words: ArraySlice<String>, _ names: Set<String>) -> Bool {
    var index = words.startIndex
    while index < words.endIndex {
      if index + 2 < words.endIndex,
        phrases.contains(words[index...(index + 2)].joined(separator: " "))
      {
        index += 3
      } else if vocabulary.contains(words[index]) || names.contains(words[index]) {
        index += 1
      } else {
        return false
      }
    }
    return true
  }

  /// “The app does not write any data”: what it does not do is no reason to ask.
  private static func isDenial(_ text: String, _ words: [String]) -> Bool {
    guard text.dropLast().allSatisfy({ !",.;:!?".contains($0) }) else { return false }
    guard words.prefix(5).contains(where: { ["doesn't", "don't", "does", "do"].contains($0) })
    else { return false }
    let isNegated =
      words.prefix(5).contains { $0.hasSuffix("n't") } || words.prefix(6).contains("not")
    let limits: Set<String> = ["but", "unless", "without", "until", "only", "to", "so"]
    return isNegated && !words.prefix(5).contains("you")
      && limits.subtracting(["to"]).isDisjoint(with: words)
  }

  private static let verbs: Set<String> = [
    "needs", "need", "requires", "require", "wants", "want", "would", "requests", "request", "uses",
    "use", "accesses", "must",
  ]

  private static let phrases: Set<String> = [
    "photos and videos", "images and videos", "photos or videos", "pictures and videos",
  ]

  private static let vocabulary: Set<String> = Set(
    [
      "list", "data", "service", "services", "device", "device's", "phone", "phone's", "iphone",
      "ipad",
      "information", "storage", "hardware", "capabilities", "capability", "system", "status",
      // Words between.
      "to", "your", "the", "a", "an", "this", "that", "of", "on", "in", "by", "for", "and", "or",
      "is", "are", "be", "it", "we", "our", "you", "us", "my", "with", "from", "at", "as", "so",
      "can", "will", "may", "must", "its", "user", "user's", "users", "any", "app", "apps", "app's",
      "application", "when", "while", "using", "use", "used", "uses", "usage", "running", "order",
      "during", "all", "times", "time", "always", "background",
      // Words of asking.
      "need", "needs", "needed", "require", "requires", "required", "requirement", "necessary",
      "request", "requests", "requested", "requesting", "access", "accesses", "accessed",
      "accessing", "permission", "permissions", "allow", "allows", "enable", "grant", "granted",
      "give", "turn", "want", "wants", "would", "like", "authorization", "authorisation",
      "authorize", "authorise", "approval", "permit", "privacy", "please", "approve", "consent",
      "accept", "agree", "ask", "asks",
      // Promises that promise nothing.
      "better", "best", "good", "great", "greater", "improve", "improves", "improved", "improving",
      "enhance", "enhances", "enhanced", "optimal", "optimize", "experience", "experiences",
      "provide", "provides", "providing", "offer", "work", "works", "working", "properly",
      "correctly", "function", "functions", "functioning", "functionality", "functionalities",
      "feature", "features", "full", "fully", "some", "certain", "various", "proper", "normal",
      "normally", "run", "operate", "operation", "operations", "more", "purpose", "purposes",
      "reason", "reasons", "continue", "proceed", "ensure", "serve", "quality", "convenience",
      "core", "basic", "other", "have", "get", "only",
    ]
  )
}
