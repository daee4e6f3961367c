/// A JSON document (RFC 8259) whose members keep their order, as Foundation's encoder cannot: what
/// belongs together stands together, and two versions of a file can be compared by line.
package enum JSONDocument: Sendable {
  case object([(name: String, value: JSONDocument)])
  case array([JSONDocument])
  case string(String)
  case bool(Bool)
  case number(Int)
  /// A number in hundredths, so that it is written exactly.
  case hundredths(Int)
  case null

  /// A string, or null.
  package static func string(_ text: String?) -> JSONDocument { text.map(Self.string) ?? .null }

  /// The document, indented by two spaces, with its final line end.
  package var text: String {
    var bytes: [UInt8] = []
    write(to: &bytes, depth: 0)
    bytes.append(UInt8(ascii: "\n"))
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(to bytes: inout [UInt8], depth: Int) {
    switch self {
    case .object(let members):
      Self.write(members, in: ("{", "}"), to: &bytes, depth: depth) { member, bytes in
        Self.write(string: member.name, to: &bytes)
        bytes += ": ".utf8
        member.value.write(to: &bytes, depth: depth + 1)
      }
    case .array(let elements):
      Self.write(elements, in: ("[", "]"), to: &bytes, depth: depth) { element, bytes in
        element.write(to: &bytes, depth: depth + 1)
      }
    case .string(let string): Self.write(string: string, to: &bytes)
    case .bool(let bool): bytes += (bool ? "true" : "false").utf8
    case .number(let number): bytes += String(number).utf8
    case .hundredths(let number): Self.write(hundredths: number, to: &bytes)
    case .null: bytes += "null".utf8
    }
  }

  private static func write<Element>(
    _ elements: [Element],
    in brackets: (opening: Unicode.Scalar, closing: Unicode.Scalar),
    to bytes: inout [UInt8],
    depth: Int,
    _ write: (Element, inout [UInt8]) -> Void
  ) {
    bytes.append(UInt8(ascii: brackets.opening))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      breakLine(in: &bytes, depth: depth + 1)
      write(element, &bytes)
    }
    if !elements.isEmpty { breakLine(in: &bytes, depth: depth) }
    bytes.append(UInt8(ascii: brackets.closing))
  }

  private static func breakLine(in bytes: inout [UInt8], depth: Int) {
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }

  private static func write(hundredths number: Int, to bytes: inout [UInt8]) {
    let (whole, rest) = number.magnitude.quotientAndRemainder(dividingBy: 100)
    bytes += ((number < 0 ? "-" : "") + String(whole)).utf8
    guard rest > 0 else { return }
    bytes += ((rest < 10 ? ".0" : ".") + String(rest % 10 == 0 ? rest / 10 : rest)).utf8
  }

  private static func write(string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += "\\\"".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case UInt8(ascii: "\t"): bytes += "\\t".utf8
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        bytes += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSONDocument: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self = .string(text) }
}
