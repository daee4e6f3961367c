/// A text with build variables in it: `$(NAME)`, `${NAME}`, `$(NAME:default=text)`.
struct BuildSettingExpression {
  /// Variables in variables; far more than any project has.
  private static let maximumDepth = 16

  /// A piece of the text.
  indirect enum Part {
    case text(String)
    /// A variable; its name may be made of variables itself.
    case variable(name: BuildSettingExpression, operators: [String])
  }

  let parts: [Part]

  /// Takes a text apart; what is no variable stays as it is.
  init(parsing text: String) {
    self.init(Array(text.utf8)[...], depth: 0)
  }

  private init(_ utf8: ArraySlice<UInt8>, depth: Int) {
    var parts: [Part] = []
    var rest = utf8
    while depth < Self.maximumDepth, let variable = Self.nextVariable(in: rest) {
      parts.append(.text(Self.string(rest[..<variable.start])))
      let pieces = Self.split(variable.body)
      parts.append(
        .variable(
          name: BuildSettingExpression(pieces[0], depth: depth + 1),
          operators: pieces.dropFirst().map(Self.string)
        )
      )
      rest = rest[variable.end...]
    }
    parts.append(.text(Self.string(rest)))
    self.parts = parts
  }

  private static func string(_ utf8: ArraySlice<UInt8>) -> String {
    String(decoding: utf8, as: UTF8.self)
  }

  private static func nextVariable(
    in utf8: ArraySlice<UInt8>
  ) -> (start: Int, body: ArraySlice<UInt8>, end: Int)? {
    for start in utf8.indices.dropLast() where utf8[start] == UInt8(ascii: "$") {
      let opening = utf8[start + 1]
      guard opening == UInt8(ascii: "(") || opening == UInt8(ascii: "{") else { continue }
      let closing = opening == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}")
      var depth = 0
      for index in (start + 1)..<utf8.endIndex {
        if utf8[index] == opening { depth += 1 }
        if utf8[index] == closing { depth -= 1 }
        if depth == 0 { return (start, utf8[(start + 2)..<index], index + 1) }
      }
      return nil
    }
    return nil
  }

  /// The name and the operators after it; the text of a default may have colons of its own.
  private static func split(_ body: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var start = body.startIndex
    var depth = 0
    for index in body.indices {
      switch body[index] {
      case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ":") where depth == 0:
        if !pieces.isEmpty, body[start...].starts(with: "default=".utf8) { continue }
        pieces.append(body[start..<index])
        start = index + 1
      default: break
      }
    }
    return pieces + [body[start...]]
  }
}
