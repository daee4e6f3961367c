/// A printf string in pieces, before it is known which placeholders need a number.
struct PrintfWriter {
  private enum Piece {
    case text(String)
    case placeholder(PrintfPlaceholder, argument: Int, isWritten: Bool)
  }

  private var pieces: [Piece] = []

  /// Whether any placeholder stands in it.
  var hasPlaceholders: Bool {
    pieces.contains { if case .placeholder = $0 { true } else { false } }
  }

  mutating func append(_ text: String) { pieces.append(.text(text)) }

  /// Adds a placeholder that must take an argument.
  ///
  /// Where it `isWritten`, a printf string had it, with or without a number.
  mutating func append(_ placeholder: PrintfPlaceholder, argument: Int, isWritten: Bool) {
    pieces.append(.placeholder(placeholder, argument: argument, isWritten: isWritten))
  }

  /// The string.
  ///
  /// The first placeholder without a number takes the argument `first`; `substitutions` are the
  /// arguments of each `%#@name@` that has one of its own. Placeholders that no printf string had
  /// get numbers, unless they `mayGoWithout`. In a string that `isFormat`, `%%` is a percent sign.
  func text(
    first: Int = 1,
    substitutions: [String: Int] = [:],
    numbering: PrintfNumbering,
    mayGoWithout: Bool,
    isFormat: Bool
  ) -> String {
    var meant: [Int] = []
    var placeholders: [PrintfPlaceholder] = []
    for case .placeholder(var placeholder, let argument, let isWritten) in pieces {
      if !isWritten, !mayGoWithout, placeholder.kind == .argument {
        placeholder.position = argument
      }
      placeholders.append(placeholder)
      meant.append(argument)
    }
    var uses =
      PrintfArguments(of: placeholders, first: first, substitutions: substitutions).uses
    let isRight = uses.map(\.argument) == meant
    for index in uses.indices { uses[index].argument = meant[index] }
    let written =
      numbering == .asWritten && isRight ? placeholders : uses.map { numbered($0, substitutions) }
    var remaining = written[...]
    return pieces.map { piece in
      switch piece {
      case .text(let text): isFormat ? text.escapingPercentSigns : text
      case .placeholder: remaining.popFirst()?.text ?? ""
      }
    }.joined()
  }

  private func numbered(
    _ use: PrintfArguments.Use,
    _ substitutions: [String: Int]
  ) -> PrintfPlaceholder {
    // The catalog tells the argument of such a reference beside it.
    if case .reference(let name) = use.placeholder.kind, substitutions[name] == use.argument {
      return use.placeholder
    }
    return use.numbered
  }
}

extension String {
  /// By scalars: a percent sign may have a combining mark on it.
  fileprivate var escapingPercentSigns: String {
    var escaped = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      escaped.append(scalar)
      if scalar == "%" { escaped.append(scalar) }
    }
    return String(escaped)
  }
}
