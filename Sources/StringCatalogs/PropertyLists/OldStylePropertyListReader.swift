internal import Diagnostics

/// Reads Apple's old-style (OpenStep) property lists: .strings files and Xcode projects.
struct OldStylePropertyListReader {
  /// Containers in containers; far more than any project has.
  static let maximumDepth = 128

  private let text: SourceText
  private var scanner: OldStyleScanner

  /// The value of a whole file; a .strings file is a dictionary without its braces.
  ///
  /// - Throws: a diagnostic with line and column where the text is no property list.
  static func read(_ text: SourceText) throws(Diagnostic) -> PropertyListValue {
    var reader = OldStylePropertyListReader(text: text, scanner: OldStyleScanner(text))
    return try reader.file()
  }

  private mutating func file() throws(Diagnostic) -> PropertyListValue {
    try scanner.skipSpaceAndComments()
    let start = scanner.index
    switch scanner.next {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
      let root = try value(depth: 0)
      try scanner.skipSpaceAndComments()
      guard scanner.next == nil else {
        throw text.fault(
          at: scanner.index,
          "text after the end of the property list",
          advice: "remove it; a brace may be missing or one too many"
        )
      }
      return root
    default:
      let members = try members(endingWith: nil, depth: 0)
      return PropertyListValue(.dictionary(members), range: start..<scanner.index)
    }
  }

  private mutating func value(depth: Int) throws(Diagnostic) -> PropertyListValue {
    try scanner.skipSpaceAndComments()
    let start = scanner.index
    guard depth <= Self.maximumDepth else {
      throw text.fault(at: start, "nested too deeply", advice: "restore the file")
    }
    let content: PropertyListValue.Content
    switch scanner.next {
    case UInt8(ascii: "{"):
      scanner.index += 1
      content = .dictionary(try members(endingWith: UInt8(ascii: "}"), depth: depth + 1))
    case UInt8(ascii: "("): content = .array(try elements(depth: depth + 1))
    case UInt8(ascii: "<"): content = .data(try scanner.data())
    case nil: throw cutOff("a value")
    default:
      guard let string = try scanner.string() else {
        throw text.fault(
          at: start,
          "a value should stand here",
          advice: "put it in quotation marks where it is more than letters and digits"
        )
      }
      content = .string(string)
    }
    return PropertyListValue(content, range: start..<scanner.index)
  }

  private mutating func members(
    endingWith closing: UInt8?,
    depth: Int
  ) throws(Diagnostic) -> [PropertyListValue.Member] {
    var members: [PropertyListValue.Member] = []
    while true {
      try scanner.skipSpaceAndComments()
      let start = scanner.index
      guard let next = scanner.next else {
        guard closing == nil else { throw cutOff("“}”") }
        return members
      }
      if next == closing {
        scanner.index += 1
        return members
      }
      guard let key = try scanner.string() else {
        throw text.fault(
          at: start,
          "a key should stand here",
          advice: "look at the entry before: a quotation mark may be missing or need a backslash"
        )
      }
      let keyRange = start..<scanner.index
      let value = try memberValue(of: key, at: keyRange, depth: depth)
      members.append(
        PropertyListValue.Member(
          key: key,
          keyRange: keyRange,
          value: value,
          range: start..<scanner.index
        )
      )
    }
  }

  private mutating func memberValue(
    of key: String,
    at keyRange: Range<Int>,
    depth: Int
  ) throws(Diagnostic) -> PropertyListValue {
    try scanner.skipSpaceAndComments()
    // The shortcut `"key";` says that key and value are the same.
    var value = PropertyListValue(.string(key), range: keyRange)
    if scanner.next == UInt8(ascii: "=") {
      scanner.index += 1
      value = try self.value(depth: depth)
      try scanner.skipSpaceAndComments()
    }
    guard scanner.next == UInt8(ascii: ";") else { throw noSemicolon(after: value) }
    scanner.index += 1
    return value
  }

  private func noSemicolon(after value: PropertyListValue) -> Diagnostic {
    if scanner.next == UInt8(ascii: ":"), isInBraces {
      return text.fault(
        at: value.offset,
        "this looks like JSON, not like a property list",
        advice: "name a String Catalog .xcstrings; a property list has “=” and “;”, not “:” and “,”"
      )
    }
    // A string that lacks its closing quotation mark ends at the opening one of the next.
    if value.string?.contains(where: \.isNewline) == true {
      return text.fault(
        at: value.offset,
        "no semicolon comes after the string that begins here and ends in another line",
        advice: "add the closing quotation mark if it lacks one, and end the entry with “;”"
      )
    }
    return text.fault(
      at: value.range.upperBound,
      "a semicolon should stand here",
      advice: "end the entry with “;”; a quotation mark inside a string needs a backslash"
    )
  }

  private var isInBraces: Bool { text.utf8.first { $0 > 0x20 } == UInt8(ascii: "{") }

  private mutating func elements(depth: Int) throws(Diagnostic) -> [PropertyListValue] {
    var elements: [PropertyListValue] = []
    scanner.index += 1
    while true {
      try scanner.skipSpaceAndComments()
      // A comma may stand before the closing parenthesis; Xcode always writes one.
      if scanner.next == UInt8(ascii: ")") { break }
      elements.append(try value(depth: depth))
      try scanner.skipSpaceAndComments()
      if scanner.next == UInt8(ascii: ")") { break }
      guard scanner.next == UInt8(ascii: ",") else {
        guard scanner.next != nil else { throw cutOff("“)”") }
        throw text.fault(
          at: scanner.index,
          "a comma or “)” should stand here",
          advice: "add it, or put the value before it in quotation marks"
        )
      }
      scanner.index += 1
    }
    scanner.index += 1
    return elements
  }

  private func cutOff(_ what: String) -> Diagnostic {
    text.fault(
      at: scanner.index,
      "the file ends where \(what) should stand",
      advice: "restore it; it may be cut off"
    )
  }
}
