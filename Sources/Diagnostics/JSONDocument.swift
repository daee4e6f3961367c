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

  /// The document in UTF-8 on one line, as short as it can be.
  package var compactBytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes, depth: nil)
    return bytes
  }

  /// Writes the document at a depth, or, without one, on one line.
  private func write(to bytes: inout [UInt8], depth: Int?) {
    switch self {
    case .object(let members):
      Self.write(members, in: ("{", "}"), to: &bytes, depth: depth) { member, bytes in
        Self.write(string: member.name, to: &bytes)
        bytes += (depth == nil ? ":" : ": ").utf8
        member.value.write(to: &bytes, depth: depth.map { $0 + 1 })
      }
    case .array(let elements):
      Self.write(elements, in: ("[", "]"), to: &bytes, depth: depth) { element, bytes in
        element.write(to: &bytes, depth: depth.map { $0 + 1 })
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
    depth: Int?,
    _ write: (Element, inout [UInt8]) -> Void
  ) {
    bytes.append(UInt8(ascii: brackets.opening))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      breakLine(in: &bytes, depth: depth.map { $0 + 1 })
      write(element, &bytes)
    }
    if !elements.isEmpty { breakLine(in: &bytes, depth: depth) }
    bytes.append(UInt8(ascii: brackets.closing))
  }

  private static func breakLine(in bytes: inout [UInt8], depth: Int?) {
    guard let depth else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<depth {
      bytes.append(UInt8(ascii: " "))
      bytes.append(UInt8(ascii: " "))
    }
  }

  private static func write(hundredths number: Int, to bytes: inout [UInt8]) {
    let (whole, rest) = number.magnitude.quotientAndRemainder(dividingBy: 100)
    bytes += ((number < 0 ? "-" : "") + String(whole)).utf8
    guard rest > 0 else { return }
    bytes += ((rest < 10 ? ".0" : ".") + String(rest % 10 == 0 ? rest / 10 : rest)).utf8
  }

  private static func write(string: String, to bytes: inout [UInt8]) {
    var string = string
    bytes.append(UInt8(ascii: "\""))
    string.withUTF8 { utf8 in
      // What needs no escape is copied in runs.
      var copied = 0
      for index in utf8.indices where needsEscape(utf8[index]) {
        bytes += UnsafeBufferPointer(rebasing: utf8[copied..<index])
        copied = index + 1
        bytes += escape(of: utf8[index]).utf8
      }
      bytes += UnsafeBufferPointer(rebasing: utf8[copied...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func escape(of byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\""): return "\\\""
    case UInt8(ascii: "\\"): return "\\\\"
    case UInt8(ascii: "\n"): return "\\n"
    case UInt8(ascii: "\t"): return "\\t"
    default:
      let digits = String(byte, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}

extension JSONDocument: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self = .string(text) }
}
