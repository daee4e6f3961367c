internal import Resources

/// Finds the requests of a language among words and marks.
struct RequestMatcher {
  /// A pattern, and the API whose it is.
  private struct Candidate {
    let api: RequestAPI
    let pattern: RequestAPI.Pattern
  }

  private let candidates: [String: [Candidate]]
  /// The lengths and first letters of the words that patterns begin with, so that most words need
  /// no look-up.
  private let heads: [Bool]
  private let language: SourceLanguage

  /// The matchers, made once.
  static func of(_ language: SourceLanguage) -> RequestMatcher {
    language == .swift ? swift : objectiveC
  }

  private static let swift = RequestMatcher(.swift)
  private static let objectiveC = RequestMatcher(.objectiveC)

  private init(_ language: SourceLanguage) {
    self.language = language
    var candidates: [String: [Candidate]] = [:]
    for api in RequestAPI.all {
      for pattern in language == .swift ? api.swift : api.objectiveC {
        guard let word = pattern.kind == .creation ? pattern.type : pattern.member else { continue }
        candidates[word, default: []].append(Candidate(api: api, pattern: pattern))
      }
    }
    self.candidates = candidates
    var heads = [Bool](repeating: false, count: 1 << 16)
    for word in candidates.keys { heads[Self.head(Array(word.utf8), 0..<word.utf8.count)] = true }
    self.heads = heads
  }

  /// The length and the first letter of a word as a number.
  private static func head(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    min(range.count, 255) << 8 | Int(bytes[range.lowerBound])
  }

  /// Whether a word may be part of a request.
  func mayBegin(_ token: SourceToken, in bytes: [UInt8]) -> Bool {
    token.kind == .word && heads[Self.head(bytes, token.range)]
      && candidates[String(decoding: bytes[token.range], as: UTF8.self)] != nil
  }

  /// The API that a word is a use of.
  func api(at index: Int, of code: SourceCode) -> RequestAPI? {
    guard let found = candidates[code.word(index)] else { return nil }
    return found.first { matches($0.pattern, at: index, of: code) }?.api
  }

  private func matches(_ pattern: RequestAPI.Pattern, at index: Int, of code: SourceCode) -> Bool {
    switch pattern.kind {
    case .creation: isCreation(at: index, of: code)
    case .function: !code.isMark(".", index - 1) && isCall(pattern, at: index, of: code)
    case .value: isValue(pattern.words, at: index, of: code)
    case .call:
      language == .swift
        ? isSwiftCall(pattern, at: index, of: code) : isMessage(pattern, at: index, of: code)
    }
  }

  /// `Type(…)` and `Type.init(…)`; `[Type alloc]` and `[Type new]`.
  private func isCreation(at index: Int, of code: SourceCode) -> Bool {
    if language == .objectiveC {
      return code.isMark("[", index - 1) && ["alloc", "new"].contains(code.word(index + 1))
    }
    guard !["class", "struct", "extension", "func", "protocol"].contains(code.word(index - 1))
    else { return false }
    return code.isMark("(", index + 1)
      || code.isMark(".", index + 1) && code.word(index + 2) == "init"
  }

  /// A call of a function, which is not its declaration.
  private func isCall(_ pattern: RequestAPI.Pattern, at index: Int, of code: SourceCode) -> Bool {
    guard code.word(index - 1) != "func", code.isMark("(", index + 1) else { return false }
    return code.arguments(from: index + 1, to: ")").has(pattern.words)
  }

  /// A call of a method, on the type where one is named.
  ///
  /// `Type.member(…)`, `Type.shared.member(…)`, `Type.shared().member(…)`; a trailing closure may
  /// stand for the parentheses.
  private func isSwiftCall(
    _ pattern: RequestAPI.Pattern,
    at index: Int,
    of code: SourceCode
  ) -> Bool {
    guard code.isMark(".", index - 1) else { return false }
    if let type = pattern.type, !code.receiver(before: index - 1).contains(type) { return false }
    if code.isMark("{", index + 1) { return pattern.words.isEmpty }
    guard code.isMark("(", index + 1) else { return false }
    return code.arguments(from: index + 1, to: ")").has(pattern.words)
  }

  /// A message, on the type where one is named.
  ///
  /// `[receiver member…]`; a declaration is told by the type in parentheses before it.
  private func isMessage(_ pattern: RequestAPI.Pattern, at index: Int, of code: SourceCode) -> Bool
  {
    guard index > 0, !code.isMark(")", index - 1), !code.isMark("(", index - 1) else {
      return false
    }
    guard code.isMark(":", index + 1) || code.isMark("]", index + 1) else { return false }
    let before = code.word(index - 1)
    guard !before.isEmpty || code.isMark("]", index - 1) else { return false }
    if let type = pattern.type {
      guard before == type || code.receiver(before: index).contains(type) else { return false }
    }
    return code.arguments(from: index, to: "]").has(pattern.words)
  }

  /// `sourceType = .camera`, `sourceType: .camera`.
  private func isValue(_ words: [String], at index: Int, of code: SourceCode) -> Bool {
    guard code.isMark("=", index + 1) && !code.isMark("=", index + 2) || code.isMark(":", index + 1)
    else { return false }
    // `UIImagePickerController.SourceType.camera` is the longest way to write it.
    return (2...7).lazy.map { code.word(index + $0) }.prefix(while: { $0 != "var" && $0 != "let" })
      .contains(where: words.contains)
  }
}
