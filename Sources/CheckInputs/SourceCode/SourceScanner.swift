package import CopyChecks
package import Diagnostics
internal import Resources

/// Reads source code by its words: what it asks for, and what it says of the checks.
package struct SourceScanner {
  /// The requests in a file, in their order.
  package static func uses(
    in source: SourceText,
    language: SourceLanguage,
    file: Int
  ) -> [RequestUse] {
    let matcher = RequestMatcher.of(language)
    var lexer = SourceLexer(source.utf8, language)
    var tokens: [SourceToken] = []
    var places: [Int] = []
    while let token = lexer.next() {
      if matcher.mayBegin(token, in: source.utf8) { places.append(tokens.count) }
      tokens.append(token)
    }
    guard !places.isEmpty else { return [] }
    let code = SourceCode(bytes: source.utf8, tokens: tokens)
    return places.compactMap { index in
      matcher.api(at: index, of: code).map {
        RequestUse(name: $0.name, keys: $0.keys, file: file, range: tokens[index].range)
      }
    }
  }

  /// The comments of a file that turn rules off for their line and the next one:
  /// `// alertcopy:ignore RULE, RULE: reason`.
  ///
  /// - Returns: their places; whether they name rules is for the reader of comments to tell.
  static func suppressions(
    in source: SourceText,
    language: SourceLanguage
  ) -> [Range<Int>] {
    var lexer = SourceLexer(source.utf8, language)
    while lexer.next() != nil {}
    return lexer.comments.filter { range in
      let words = source.utf8[range].drop {
        $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
      }
      return words.starts(with: SuppressionComment.mark.description.utf8)
    }
  }
}
