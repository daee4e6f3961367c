/// What a comment tells translators of an argument: `%1$@: appName, such as Photos`.
///
/// Other formats have a place for it: the attributes of `xliff:g`, the placeholders of ARB.
struct ArgumentNote: Hashable {
  /// The placeholder, as it stands in the text.
  var text: String
  var name: String?
  var example: String?

  private static let exampleMark = "such as "

  init(text: String, name: String?, example: String?) {
    self.text = text
    self.name = name
    self.example = example
  }

  var line: String {
    let words = [name, example.map { Self.exampleMark + $0 }].compactMap(\.self)
    return "\(text): \(words.joined(separator: ", "))"
  }

  /// The note that a line of a comment is; `nil` where it is none about a named placeholder.
  init?(line: some StringProtocol) {
    guard line.hasPrefix("%"), let colon = line.firstRange(of: ": ") else { return nil }
    text = String(line[..<colon.lowerBound])
    let rest = line[colon.upperBound...]
    let comma = rest.firstRange(of: ", " + Self.exampleMark)
    let name = String(rest[..<(comma?.lowerBound ?? rest.endIndex)])
    guard !text.contains(" "), !name.contains(" "), !name.isEmpty else { return nil }
    self.name = name
    example = comma.map { String(rest[$0.upperBound...]) }
  }

  /// The argument that the placeholder names, counted from 1.
  var position: Int? {
    let digits = text.dropFirst().prefix { $0.isASCII && $0.isNumber }
    return text.dropFirst(1 + digits.count).hasPrefix("$") ? Int(digits) : nil
  }

  /// The notes at the end of a comment, and the comment before them.
  static func split(_ comment: String?) -> (comment: String?, notes: [ArgumentNote]) {
    var rest = (comment ?? "")[...]
    var notes: [ArgumentNote] = []
    while true {
      // A CRLF is one character, and no line feed.
      let end = rest.lastIndex(where: \.isNewline)
      let start = end.map(rest.index(after:)) ?? rest.startIndex
      guard let note = ArgumentNote(line: rest[start...]) else { break }
      notes.insert(note, at: 0)
      rest = rest[..<(end ?? rest.startIndex)]
    }
    return (rest.isEmpty ? nil : String(rest), notes)
  }

  /// A comment with notes at its end.
  static func join(_ comment: String?, _ notes: [ArgumentNote]) -> String? {
    let lines = [comment.flatMap { $0.isEmpty ? nil : $0 }].compactMap(\.self) + notes.map(\.line)
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
