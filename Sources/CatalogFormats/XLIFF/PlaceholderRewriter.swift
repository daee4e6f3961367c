/// Finds the placeholders of a text that substitutions are about, and replaces them.
enum PlaceholderRewriter {
  /// A placeholder.
  enum Placeholder: Hashable {
    /// `%arg`.
    case argument
    /// `%#@name@`, `%1$#@name@`.
    case reference(String, position: Int?)
    /// `%lld`, `%1$.2f`; plain where nothing stands between the position and the specifier.
    case conversion(position: Int?, isPlain: Bool, specifier: String)
  }

  /// The text with every placeholder replaced for which there is a replacement.
  static func rewrite(_ text: String, _ replacement: (Placeholder) -> String?) -> String {
    guard text.utf8.contains(percent) else { return text }
    var written = ""
    forEachPiece(of: text) { piece, placeholder in
      written += placeholder.flatMap(replacement) ?? String(piece)
    }
    return written
  }

  /// The placeholders of a text in their order.
  static func placeholders(_ text: String) -> [Placeholder] {
    var found: [Placeholder] = []
    forEachPiece(of: text) { _, placeholder in
      if let placeholder { found.append(placeholder) }
    }
    return found
  }

  private static let percent = UInt8(ascii: "%")

  /// Calls with each placeholder and with what stands between them.
  private static func forEachPiece(of text: String, _ body: (Substring, Placeholder?) -> Void) {
    var rest = text[...]
    while let start = rest.utf8.firstIndex(of: percent) {
      if start > rest.startIndex { body(rest[..<start], nil) }
      rest = rest[start...]
      var scanner = Scanner(rest: rest.utf8.dropFirst())
      let placeholder = scanner.placeholder()
      let end = scanner.rest.startIndex
      body(rest[..<end], placeholder)
      rest = rest[end...]
    }
    if !rest.isEmpty { body(rest, nil) }
  }

  /// Reads what follows a percent sign.
  private struct Scanner {
    var rest: Substring.UTF8View

    /// The placeholder; where there is none, at least nothing of one is left to read.
    mutating func placeholder() -> Placeholder? {
      if skip("%") { return nil }
      if skip("arg") { return .argument }
      let position = position()
      if skip("#@") { return reference(position) ?? nil }
      let start = rest.startIndex
      // A space is a flag, too; but a text says "100% done" more often.
      skip(while: "#0-+'".utf8.contains)
      skip(while: "0123456789*$".utf8.contains)
      if skip(".") { skip(while: "0123456789*$".utf8.contains) }
      let isPlain = rest.startIndex == start
      let specifier = rest
      skip(while: "hlqjztL".utf8.contains)
      guard let conversion = rest.first, "@dDiuUxXoOfFeEgGcCsSpaA".utf8.contains(conversion) else {
        return nil
      }
      rest = rest.dropFirst()
      return .conversion(
        position: position,
        isPlain: isPlain,
        specifier: String(Substring(specifier[..<rest.startIndex]))
      )
    }

    private mutating func reference(_ position: Int?) -> Placeholder? {
      guard let end = rest.firstIndex(of: UInt8(ascii: "@")) else { return nil }
      let name = String(Substring(rest[..<end]))
      rest = rest[end...].dropFirst()
      return .reference(name, position: position)
    }

    /// The number before a dollar sign.
    private mutating func position() -> Int? {
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard rest[digits.endIndex...].first == UInt8(ascii: "$"),
        let number = Int(Substring(digits))
      else { return nil }
      rest = rest[digits.endIndex...].dropFirst()
      return number
    }

    private mutating func skip(_ word: StaticString) -> Bool {
      guard rest.starts(with: word.description.utf8) else { return false }
      rest = rest.dropFirst(word.utf8CodeUnitCount)
      return true
    }

    private mutating func skip(while isPart: (UInt8) -> Bool) {
      rest = rest.drop(while: isPart)
    }
  }
}
