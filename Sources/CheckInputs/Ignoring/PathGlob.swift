/// One name of a path as a pattern: `*`, `?`, `[a-z]`, and a backslash before what stands for itself.
///
/// It matches bytes, as git's wildmatch does.
struct PathGlob: Hashable, Sendable {
  private let pattern: [UInt8]
  /// Whether it stands for itself alone, as most do.
  private let isLiteral: Bool

  init(_ pattern: some StringProtocol) {
    let pattern = Array(pattern.utf8)
    self.pattern = pattern
    isLiteral = !pattern.contains { "*?[\\".utf8.contains($0) }
  }

  /// The one name that it stands for; `nil` where there may be several.
  var literal: [UInt8]? { isLiteral ? pattern : nil }

  /// Whether a name is one of those that the pattern stands for.
  func matches(_ name: [UInt8]) -> Bool {
    isLiteral ? pattern == name : matches(pattern[...], name[...])
  }

  /// Goes through pattern and name side by side; where they differ, the last star takes one more byte.
  ///
  /// An earlier star need not: what stood between the two has been found as early as it could.
  private func matches(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
    var (pattern, name) = (pattern, name)
    var star: (pattern: ArraySlice<UInt8>, name: ArraySlice<UInt8>)?
    while true {
      if pattern.first == UInt8(ascii: "*") {
        pattern = pattern.drop { $0 == UInt8(ascii: "*") }
        if pattern.isEmpty { return true }
        star = (pattern, name)
      } else if pattern.isEmpty, name.isEmpty {
        return true
      } else if !takeOne(&pattern, &name) {
        guard let last = star, !last.name.isEmpty else { return false }
        star = (last.pattern, last.name.dropFirst())
        (pattern, name) = (last.pattern, last.name.dropFirst())
      }
    }
  }

  /// Takes what stands for one byte, and the byte, if it is one of those.
  private func takeOne(_ pattern: inout ArraySlice<UInt8>, _ name: inout ArraySlice<UInt8>) -> Bool
  {
    guard let next = pattern.popFirst(), let byte = name.popFirst() else { return false }
    switch next {
    case UInt8(ascii: "?"): return true
    case UInt8(ascii: "["): return takeClass(&pattern, byte) == true
    case UInt8(ascii: "\\"): return pattern.popFirst() == byte
    default: return next == byte
    }
  }

  /// Takes a class behind its opening bracket, and tells whether a byte is in it; `nil` where the
  /// class does not end.
  private func takeClass(_ pattern: inout ArraySlice<UInt8>, _ byte: UInt8) -> Bool? {
    var isNegated = false
    if let mark = pattern.first, mark == UInt8(ascii: "!") || mark == UInt8(ascii: "^") {
      isNegated = true
      pattern.removeFirst()
    }
    var isIn = false
    var isFirst = true
    while let next = pattern.popFirst() {
      if next == UInt8(ascii: "]"), !isFirst { return isIn != isNegated }
      isFirst = false
      if next == UInt8(ascii: "["), pattern.first == UInt8(ascii: ":") {
        guard let isNamed = takeNamedClass(&pattern, byte) else { return nil }
        if isNamed { isIn = true }
        continue
      }
      guard let start = next == UInt8(ascii: "\\") ? pattern.popFirst() : next else { return nil }
      var end = start
      if pattern.first == UInt8(ascii: "-"), let last = pattern.dropFirst().first,
        last != UInt8(ascii: "]")
      {
        pattern.removeFirst(2)
        guard let bound = last == UInt8(ascii: "\\") ? pattern.popFirst() : last else { return nil }
        end = bound
      }
      if start <= byte, byte <= end { isIn = true }
    }
    return nil
  }

  /// Takes `:alpha:]`, and tells whether a byte is of that kind.
  private func takeNamedClass(_ pattern: inout ArraySlice<UInt8>, _ byte: UInt8) -> Bool? {
    let name = pattern.dropFirst().prefix { $0 != UInt8(ascii: ":") }
    let rest = pattern[name.endIndex...]
    guard rest.starts(with: ":]".utf8) else { return nil }
    pattern = rest.dropFirst(2)
    let isLower = (0x61...0x7A).contains(byte)
    let isUpper = (0x41...0x5A).contains(byte)
    let isDigit = (0x30...0x39).contains(byte)
    switch String(decoding: name, as: UTF8.self) {
    case "alpha": return isLower || isUpper
    case "digit": return isDigit
    case "alnum": return isLower || isUpper || isDigit
    case "lower": return isLower
    case "upper": return isUpper
    case "space": return byte == 0x20 || (0x09...0x0D).contains(byte)
    case "blank": return byte == 0x20 || byte == 0x09
    case "punct":
      return (0x21...0x7E).contains(byte) && !isLower && !isUpper && !isDigit
    case "cntrl": return byte < 0x20 || byte == 0x7F
    case "graph": return (0x21...0x7E).contains(byte)
    case "print": return (0x20...0x7E).contains(byte)
    case "xdigit":
      return isDigit || (0x61...0x66).contains(byte) || (0x41...0x46).contains(byte)
    default: return nil
    }
  }
}
