/// The words of an English text.
struct SourceWords {
  private let text: String

  init(_ text: String) {
    self.text = " " + Self.words(of: text) + " "
  }

  /// Whether the text has a word, or words side by side, in any case.
  func has(_ words: String) -> Bool {
    text.contains(" " + Self.words(of: words) + " ")
  }

  private static func words(of text: String) -> String {
    text.lowercased().split { !($0.isLetter || $0.isNumber) }.joined(separator: " ")
  }
}
