/// A message as the catalog compiler leaves it, formatted without parsing and without ICU.
///
/// Text in which every argument stands as its name between ``argumentStart`` and ``argumentEnd``.
/// What that cannot say (plurals, selects, numbers) is left to ICU: the arguments' names, each so
/// marked, stand between two ``icuPattern``, and the ICU pattern follows.
package struct CompiledMessage: Hashable, Sendable {
  /// U+0001, before the name of an argument.
  package static let argumentStart: UInt8 = 0x01
  /// U+0002, after the name of an argument.
  package static let argumentEnd: UInt8 = 0x02
  /// U+0003, before the names of the arguments of an ICU pattern, and between them and it.
  package static let icuPattern: UInt8 = 0x03

  /// The compiled form.
  package let code: String

  package init(code: String) {
    self.code = code
  }

  /// A message that needs ICU to be formatted.
  package init(icuPattern pattern: String, argumentNames: some Sequence<String>) {
    let mark = String(Unicode.Scalar(Self.icuPattern))
    code = mark + argumentNames.map(Self.marked(argument:)).joined() + mark + pattern
  }

  /// The name of an argument between its marks.
  package static func marked(argument name: String) -> String {
    String(Unicode.Scalar(argumentStart)) + name + String(Unicode.Scalar(argumentEnd))
  }

  /// The ICU pattern, where the message needs ICU to be formatted.
  package var patternForICU: Substring? {
    guard code.utf8.first == Self.icuPattern else { return nil }
    let rest = code.dropFirst()
    guard let end = rest.utf8.firstIndex(of: Self.icuPattern) else { return nil }
    return rest[rest.utf8.index(after: end)...]
  }

  /// The names of the arguments, in the order of the text.
  package var argumentNames: [Substring] {
    var names: [Substring] = []
    forEachPiece { piece in
      if case .argument(let name) = piece { names.append(name) }
    }
    return names
  }

  /// The text, with the value of each argument in its place.
  ///
  /// - Returns: `nil` where an argument has no value, or the message needs ICU.
  package func formatted(_ value: (_ argument: Substring) -> String?) -> String? {
    guard patternForICU == nil else { return nil }
    var text = ""
    var isComplete = true
    forEachPiece { piece in
      switch piece {
      // As a String: appending any other sequence has the runtime look up its conformances.
      case .text(let literal): text += String(literal)
      case .argument(let name):
        guard let value = value(name) else {
          isComplete = false
          return
        }
        text += value
      }
    }
    return isComplete ? text : nil
  }

  private enum Piece {
    case text(Substring)
    case argument(Substring)
  }

  private func forEachPiece(_ body: (Piece) -> Void) {
    var start = 0
    while let mark = offset(of: Self.argumentStart, from: start) {
      if mark > start { body(.text(piece(start..<mark))) }
      let end = offset(of: Self.argumentEnd, from: mark + 1) ?? code.utf8.count
      body(.argument(piece((mark + 1)..<end)))
      start = min(end + 1, code.utf8.count)
    }
    if start < code.utf8.count { body(.text(piece(start..<code.utf8.count))) }
  }

  /// Where a byte stands next; over the bytes themselves, for this is most of the work of a message.
  private func offset(of byte: UInt8, from start: Int) -> Int? {
    code.utf8.withContiguousStorageIfAvailable { bytes in
      bytes[start...].firstIndex(of: byte)
    } ?? nil
  }

  private func piece(_ range: Range<Int>) -> Substring {
    let start = code.utf8.index(code.startIndex, offsetBy: range.lowerBound)
    return code[start..<code.utf8.index(start, offsetBy: range.count)]
  }
}
