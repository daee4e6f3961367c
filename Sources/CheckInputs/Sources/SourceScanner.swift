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

  /// The comments of a file that turn a rule off for their line and the next one:
  /// `// alertcopy:ignore RULE: reason`.
  package static func suppressions(
    in source: SourceText,
    language: SourceLanguage,
    file: Int
  ) -> [Suppression] {
    var lexer = SourceLexer(source.utf8, language)
    while lexer.next() != nil {}
    return lexer.comments.compactMap { range in
      suppression(String(decoding: source.utf8[range], as: UTF8.self), at: range, source, file)
    }
  }

  private static func suppression(
    _ comment: String,
    at range: Range<Int>,
    _ source: SourceText,
    _ file: Int
  ) -> Suppression? {
    let text = comment.drop { $0 == "/" || $0 == " " || $0 == "\t" }
    let mark = "alertcopy:ignore "
    guard text.hasPrefix(mark) else { return nil }
    let parts = text.dropFirst(mark.count).split(separator: ":", maxSplits: 1)
    let words = parts.map { $0.split(separator: " ").joined(separator: " ") }
    guard let rule = words.first, !rule.isEmpty, !rule.contains(" ") else { return nil }
    return Suppression(
      rule: rule,
      scope: .line(source.location(offset: range.lowerBound).line),
      reason: words.count > 1 ? words[1] : "",
      file: file,
      range: range
    )
  }
}
