package import CompiledMessages
package import ICU

/// Compiles messages to the form that formats without ICU, where that form can say them.
package enum MessageCompiler {
  /// Why a pattern cannot be compiled.
  package enum CompileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It is no ICU message; the offset is in UTF-16 code units.
    case syntax(MessagePattern.SyntaxError)
    /// It holds a control character that the compiled form keeps for itself.
    case controlCharacter(Unicode.Scalar)
    /// An argument has a number for a name.
    case numberedArgument(String)

    package var description: String {
      switch self {
      case .syntax(let fault): "this is not an ICU message: \(fault.error)"
      case .controlCharacter(let scalar):
        "U+\(String(scalar.value, radix: 16, uppercase: true)) cannot stand in a message"
      case .numberedArgument(let name): "the argument {\(name)} has a number for a name"
      }
    }

    /// The place in the pattern, in UTF-16 code units.
    package var offset: Int {
      if case .syntax(let fault) = self { fault.offset } else { 0 }
    }
  }

  /// Characters below this one are the compiled form's own, but for tabs and line ends.
  private static let firstPrintable: Unicode.Scalar = " "

  package static func compile(_ pattern: String) throws(CompileError) -> CompiledMessage {
    if let control = pattern.unicodeScalars.first(where: isReserved) {
      throw .controlCharacter(control)
    }
    let message: Message
    do {
      message = try ICUSyntax.parse(pattern)
    } catch {
      throw .syntax(error)
    }
    if let number = message.argumentNames.sorted().first(where: { Int($0) != nil }) {
      throw .numberedArgument(number)
    }
    guard let code = code(of: message) else {
      return CompiledMessage(icuPattern: pattern, argumentNames: message.argumentNames.sorted())
    }
    return CompiledMessage(code: code)
  }

  private static func isReserved(_ scalar: Unicode.Scalar) -> Bool {
    scalar < firstPrintable && !["\t", "\n", "\r"].contains(scalar)
  }

  /// `nil` where the message is more than text and plain arguments.
  private static func code(of message: Message) -> String? {
    var code = ""
    for part in message.parts {
      switch part {
      case .text(let text): code += text
      case .argument(let name, nil): code += CompiledMessage.marked(argument: name)
      case .argument, .plural, .select, .number: return nil
      }
    }
    return code
  }
}
