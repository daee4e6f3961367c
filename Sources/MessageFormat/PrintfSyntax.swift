/// printf strings as a syntax of messages.
///
/// A placeholder becomes an argument that is named by its position, `arg1`, `arg2`…; its format has
/// the dialect as type and the placeholder, without its percent sign, as style.
///
/// A string without placeholders is one that no program formats: its percent signs are its own, and
/// are neither doubled nor halved. A caller who knows better says so.
package enum PrintfSyntax {
  /// The tree of a string.
  ///
  /// What looks like a placeholder and is none is text, as is `%%`; Android's `%n` is the end of a
  /// line. `isFormat` tells whether the string is formatted even without arguments.
  package static func parse(
    _ text: String,
    _ dialect: PrintfDialect,
    isFormat: Bool? = nil
  ) -> Message {
    let tokens = PrintfScanner.scan(text, dialect)
    var uses = PrintfArguments(of: tokens.compactMap(\.placeholder)).uses[...]
    var message = Message(parts: [])
    guard isFormat ?? uses.contains(where: { $0.argument > 0 }) else {
      message.append(text: text)
      return message
    }
    for piece in text.pieces(of: tokens) {
      switch piece {
      case .text(let text): message.append(text: text)
      case .placeholder:
        guard let use = uses.popFirst() else { continue }
        if use.placeholder.kind == .lineEnd {
          message.append(text: "\n")
        } else {
          message.parts.append(use.argumentPart(dialect))
        }
      }
    }
    return message
  }

  /// The string of a tree.
  ///
  /// `arguments` are their names in the order of their positions; where they are `nil`, that is the
  /// order of `arg1`, `arg2`…, or else that of the message. ICU arguments are written as the string
  /// that the message is to be `like` has them. `isFormat` tells whether the string is formatted even
  /// without arguments.
  ///
  /// - Throws: what printf cannot say: plurals, selects, formats without a counterpart.
  package static func print(
    _ message: Message,
    _ dialect: PrintfDialect,
    arguments: [String]? = nil,
    like source: String? = nil,
    numbering: PrintfNumbering = .asWritten,
    isFormat: Bool? = nil
  ) throws(ConversionError) -> String {
    let uses = PrintfArguments(of: source ?? "", dialect).uses
    let order = ArgumentOrder(
      arguments,
      of: message,
      like: [:].merging(uses.map { ($0.argument, $0.placeholder) }) { first, _ in first }
    )
    var writer = PrintfWriter()
    for part in message.parts {
      switch part {
      case .text(let text): writer.append(text)
      case .argument(let name, let format):
        try writer.append(name, format, dialect, order)
      case .number: throw .numberOutsidePlural
      case .plural(let plural): throw .plural(argument: plural.name, in: .printf(dialect))
      case .select(let name, _): throw .select(argument: name, in: .printf(dialect))
      }
    }
    return writer.text(
      numbering: numbering,
      mayGoWithout: order.isOfNumbers,
      isFormat: isFormat ?? writer.hasPlaceholders
    )
  }

  /// Whether a string has arguments, so that a program formats it.
  package static func hasArguments(_ text: String, _ dialect: PrintfDialect) -> Bool {
    PrintfArguments(of: text, dialect).uses.contains { $0.argument > 0 }
  }
}

/// A part of a printf string.
enum PrintfPiece {
  case text(String)
  case placeholder
}

extension String {
  /// Text and placeholders in turn, with percent signs as text.
  func pieces(of tokens: [PrintfToken]) -> [PrintfPiece] {
    var pieces: [PrintfPiece] = []
    var rest = Substring(self)
    var position = 0
    func take(to end: Int) -> String {
      defer { position = end }
      let index = rest.utf8.index(rest.startIndex, offsetBy: end - position)
      defer { rest = rest[index...] }
      return String(rest[..<index])
    }
    for token in tokens {
      pieces.append(.text(take(to: token.range.lowerBound)))
      let text = take(to: token.range.upperBound)
      switch token {
      case .placeholder: pieces.append(.placeholder)
      case .percent: pieces.append(.text("%"))
      case .fault: pieces.append(.text(text))
      }
    }
    pieces.append(.text(String(rest)))
    return pieces
  }
}

extension PrintfArguments.Use {
  /// The argument of the placeholder, with the placeholder as its format.
  func argumentPart(_ dialect: PrintfDialect) -> Message.Part {
    .argument(
      name: ArgumentOrder.name(argument),
      format: dialect.format(placeholder.specifier)
    )
  }
}

extension PrintfWriter {
  /// Adds an argument of a message.
  mutating func append(
    _ name: String,
    _ format: Message.Format?,
    _ dialect: PrintfDialect,
    _ order: ArgumentOrder
  ) throws(ConversionError) {
    let position = try order.position(of: name)
    for source in PrintfDialect.allCases {
      guard var placeholder = format?.placeholder(source) else { continue }
      if source != dialect {
        if placeholder.flags.contains("<") {
          placeholder.flags.removeAll { $0 == "<" }
          placeholder.position = position
        }
        placeholder = try PrintfCounterparts.convert(placeholder, to: dialect)
      }
      return append(placeholder, argument: position, isWritten: true)
    }
    guard let placeholder = order.placeholder(at: position, icuFormat: format, dialect) else {
      throw .format(
        argument: name,
        type: format?.type ?? "",
        style: format?.style,
        in: .printf(dialect)
      )
    }
    append(placeholder, argument: position, isWritten: false)
  }
}

extension Message.Format {
  /// The placeholder that the format is; `nil` where it is none of the dialect.
  func placeholder(_ dialect: PrintfDialect) -> PrintfPlaceholder? {
    guard type == dialect.formatType, let style else { return nil }
    return PrintfScanner.scan("%" + style, dialect).first?.placeholder
  }
}
