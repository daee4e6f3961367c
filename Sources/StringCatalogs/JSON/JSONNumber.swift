/// The grammar of numbers in RFC 8259, section 6.
enum JSONNumber {
  /// Whether a byte may stand in a number.
  static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "+-.eE".utf8.contains(byte)
    }
  }

  /// Whether a text is a number: `-0.5e+3`, and neither `01` nor `1.`.
  static func isValid(_ text: some Collection<UInt8>) -> Bool {
    var rest = Array(text)[...]
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let integer = digits(&rest)
    guard integer == 1 || (integer > 1 && !startsWithZero) else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard digits(&rest) > 0 else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      guard digits(&rest) > 0 else { return false }
    }
    return rest.isEmpty
  }

  /// Goes past the digits that stand next, and says how many they are.
  private static func digits(_ rest: inout ArraySlice<UInt8>) -> Int {
    let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
    rest = rest.dropFirst(count)
    return count
  }
}
