internal import CICU

/// The parts of an ICU message pattern, as `icu::MessagePattern` finds them.
package struct MessagePattern: Sendable {
  /// One part; offsets and lengths are in UTF-16 code units of the pattern.
  package struct Part: Hashable, Sendable {
    package let kind: Kind
    package let offset: Int
    package let length: Int
    package let value: Int
    /// The type of the argument, where the part starts one.
    package let argumentType: ArgumentType?
    /// The number that an explicit plural value or offset stands for.
    package let number: Double
  }

  /// ICU's `UMessagePatternPartType`.
  package enum Kind: Int32, Sendable {
    case messageStart, messageLimit, skipSyntax, insertCharacter, replaceNumber
    case argumentStart, argumentLimit, argumentNumber, argumentName
    case argumentType, argumentStyle, argumentSelector, integer, double
  }

  /// ICU's `UMessagePatternArgType`.
  package enum ArgumentType: Int32, Sendable {
    case none, simple, choice, plural, select, selectOrdinal
  }

  /// Why a pattern is not one, and where.
  package struct SyntaxError: Error, Hashable, Sendable {
    package let error: ICUError
    /// In UTF-16 code units, as ICU reports it: often where the faulty argument begins.
    package let offset: Int
  }

  package let parts: [Part]

  package init(parsing pattern: String) throws(SyntaxError) {
    do {
      parts = try Self.parts(of: pattern)
    } catch {
      guard error.offset == 0 else { throw error }
      throw SyntaxError(error: error.error, offset: Self.unclosedArgument(in: pattern))
    }
  }

  /// Where the argument begins in which a pattern ends, for which ICU reports the start of it all:
  /// the last brace before which the pattern is whole.
  private static func unclosedArgument(in pattern: String) -> Int {
    // A text of braces alone would be parsed as often as it has some.
    let braces = pattern.indices.reversed().lazy.filter { pattern[$0] == "{" }.prefix(maximumDepth)
    let last = braces.first { (try? parts(of: String(pattern[..<$0]))) != nil }
    return last.map { pattern.utf16.distance(from: pattern.startIndex, to: $0) } ?? 0
  }

  private static func parts(of pattern: String) throws(SyntaxError) -> [Part] {
    var pattern = pattern
    var offset: Int32 = 0
    var status: Int32 = 0
    let parts = pattern.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        // A part is at least one code unit, or the start or limit of the message.
        unsafe [CICUPart](unsafeUninitializedCapacity: 2 * characters.count + 2) { room, count in
          count = unsafe Int(
            cicu_message_parts(
              characters.baseAddress,
              Int32(characters.count),
              room.baseAddress,
              Int32(room.count),
              &offset,
              &status
            )
          )
        }
      }
    }
    guard status <= 0 else {
      throw SyntaxError(error: ICUError(code: status), offset: Int(offset))
    }
    let found = parts.compactMap(Part.init)
    if let offset = offsetOfTooDeepMessage(in: found) {
      throw SyntaxError(error: .tooDeep, offset: offset)
    }
    return found
  }

  /// Messages in messages; far more than anybody writes, and few enough to walk by recursion.
  private static let maximumDepth = 64

  private static func offsetOfTooDeepMessage(in parts: [Part]) -> Int? {
    var depth = 0
    for part in parts {
      if part.kind == .messageStart { depth += 1 }
      if part.kind == .messageLimit { depth -= 1 }
      if depth > maximumDepth { return part.offset }
    }
    return nil
  }
}

extension MessagePattern.Part {
  fileprivate init?(_ part: CICUPart) {
    guard let kind = MessagePattern.Kind(rawValue: part.type) else { return nil }
    self.kind = kind
    offset = Int(part.offset)
    length = Int(part.length)
    value = Int(part.value)
    argumentType =
      kind == .argumentStart ? MessagePattern.ArgumentType(rawValue: part.value) : nil
    number = part.number
  }
}
