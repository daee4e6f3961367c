/// `Resources/regional-words.json` as a Swift table.
struct RegionalWordTable: Decodable {
  struct Word: Decodable {
    let word: String
    let `in`: [String]
    let use: [String]
    let term: String?
    let unless: [String]?
    let ifSource: [String]?
    let unlessSource: [String]?
    let before: [String]?
    let aboutPermission: Bool?
    let note: Bool?
    let profiles: [String]?
    let source: String
  }

  let words: [Word]

  var text: String {
    """
    \(SwiftLiteral.banner(source: "regional-words.json"))

    extension RegionalWord {
      package static let all: [RegionalWord] = [
    \(words.map(entry).joined(separator: "\n"))
      ]
    }

    """
  }

  private func entry(_ word: Word) -> String {
    """
        RegionalWord(
          \(SwiftLiteral.text(word.word)), \(list(word.in)), \(list(word.use)),
          \(word.term.map(SwiftLiteral.text) ?? "nil"), \(list(word.unless)),
          \(condition(word)), \(word.note ?? false),
          \(SwiftLiteral.text(word.source))
        ),
    """
  }

  private func condition(_ word: Word) -> String {
    let lists = [word.ifSource, word.unlessSource, word.before, word.profiles]
    let isAboutPermission = word.aboutPermission ?? false
    guard isAboutPermission || lists.contains(where: { $0 != nil }) else { return ".always" }
    return "Condition(\(list(word.ifSource)), \(list(word.unlessSource)), \(list(word.before)), "
      + "\(isAboutPermission), \(list(word.profiles)))"
  }

  private func list(_ texts: [String]?) -> String {
    "[\((texts ?? []).map(SwiftLiteral.text).joined(separator: ", "))]"
  }
}
