/// The words and marks of a file of source code.
struct SourceCode {
  let bytes: [UInt8]
  let tokens: [SourceToken]

  /// The word at an index; an empty one where a mark stands there, or nothing.
  func word(_ index: Int) -> String {
    guard index >= 0, index < tokens.count, tokens[index].kind == .word else { return "" }
    return String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  func isMark(_ character: Unicode.Scalar, _ index: Int) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].isMark(character)
  }

  /// More words and marks than stand between the first argument of a call and the last that matters.
  private static let farthest = 256

  /// The words from an opening mark, or from within it, to the mark that closes it.
  func arguments(from start: Int, to closing: Unicode.Scalar) -> Arguments {
    var words: Set<String> = []
    var depth = isMark("(", start) || isMark("[", start) ? 0 : 1
    for index in start..<min(tokens.count, start + Self.farthest) {
      switch tokens[index].kind {
      case .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "[")), .mark(UInt8(ascii: "{")): depth += 1
      case .mark(UInt8(ascii: ")")), .mark(UInt8(ascii: "]")), .mark(UInt8(ascii: "}")): depth -= 1
      case .mark: break
      // What a closure does is no argument.
      case .word: if depth == 1 { words.insert(word(index)) }
      }
      if depth == 0 { break }
    }
    return Arguments(words: words)
  }

  /// The words of the receiver that ends before an index, calls in it left out:
  /// `PHPhotoLibrary.shared()`, `[PHPhotoLibrary sharedPhotoLibrary]`.
  func receiver(before end: Int) -> Set<String> {
    var words: Set<String> = []
    var index = end - 1
    var depth = 0
    while index >= 0, end - index < 24 {
      switch tokens[index].kind {
      case .mark(UInt8(ascii: ")")), .mark(UInt8(ascii: "]")): depth += 1
      case .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "[")):
        if depth == 0 { return words }
        depth -= 1
      case .mark(UInt8(ascii: ".")), .mark(UInt8(ascii: "?")), .mark(UInt8(ascii: "!")): break
      case .mark: if depth == 0 { return words }
      case .word:
        words.insert(word(index))
        // Two words beside each other are two expressions, but for messages in brackets.
        if depth == 0, index > 0, tokens[index - 1].kind == .word { return words }
      }
      index -= 1
    }
    return words
  }
}
