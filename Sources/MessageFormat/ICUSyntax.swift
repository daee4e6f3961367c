package import ICU

/// ICU MessageFormat as a syntax of messages.
///
/// ICU's own parser finds the parts, so what it accepts is what ICU formats.
package struct ICUSyntax {
  private let text: String.UTF16View
  private let parts: [MessagePattern.Part]
  private var index = 0

  /// The tree of a pattern.
  ///
  /// - Throws: ICU's error and its position where the pattern is not one.
  package static func parse(_ pattern: String) throws(MessagePattern.SyntaxError) -> Message {
    let parts = try MessagePattern(parsing: pattern).parts
    var syntax = ICUSyntax(text: pattern.utf16, parts: parts)
    return syntax.message()
  }

  private init(text: String.UTF16View, parts: [MessagePattern.Part]) {
    self.text = text
    self.parts = parts
  }

  private func slice(_ start: Int, _ end: Int) -> String {
    let from = text.index(text.startIndex, offsetBy: start)
    return String(text[from..<text.index(from, offsetBy: end - start)]) ?? ""
  }

  private func slice(_ part: MessagePattern.Part) -> String {
    slice(part.offset, part.offset + part.length)
  }

  private mutating func take() -> MessagePattern.Part {
    defer { index += 1 }
    return parts[index]
  }

  /// From the part that starts a message to the one that ends it.
  private mutating func message() -> Message {
    var message = Message(parts: [])
    let start = take()
    var position = start.offset + start.length
    while true {
      let part = take()
      message.append(text: slice(position, part.offset))
      position = part.offset + part.length
      switch part.kind {
      case .messageLimit: return message
      case .replaceNumber: message.parts.append(.number)
      case .argumentStart:
        message.parts.append(argument(part))
        position = parts[index - 1].offset + parts[index - 1].length
      default: break  // quoting that is not part of the text
      }
    }
  }

  private mutating func argument(_ start: MessagePattern.Part) -> Message.Part {
    let name = slice(take())
    defer { index += 1 }  // the limit of the argument
    switch start.argumentType {
    case .plural, .selectOrdinal:
      var offset = 0.0
      if [.integer, .double].contains(parts[index].kind) { offset = take().number }
      return .plural(
        Message.Plural(
          name: name,
          isOrdinal: start.argumentType == .selectOrdinal,
          offset: offset,
          cases: cases()
        )
      )
    case .select: return .select(name: name, cases: cases())
    case .choice: return .argument(name: name, format: choice())
    default: return .argument(name: name, format: format())
    }
  }

  private mutating func cases() -> [Message.Case] {
    var cases: [Message.Case] = []
    while parts[index].kind == .argumentSelector {
      let selector = slice(take())
      // An explicit value is told twice: as the selector and as a number.
      if [.integer, .double].contains(parts[index].kind) { index += 1 }
      cases.append(Message.Case(selector: selector, message: message()))
    }
    return cases
  }

  private mutating func format() -> Message.Format? {
    guard parts[index].kind == .argumentType else { return nil }
    let type = slice(take())
    let style = parts[index].kind == .argumentStyle ? slice(take()) : nil
    return Message.Format(type: type, style: style.map { String($0.trimmingPrefix(" ")) })
  }

  /// ICU's old choice format, kept as it is written: nothing here looks into it.
  private mutating func choice() -> Message.Format {
    let start = parts[index].offset
    while parts[index].kind != .argumentLimit { index += 1 }
    return Message.Format(type: "choice", style: slice(start, parts[index].offset))
  }
}
