internal import Diagnostics

/// Reads XML property lists, and keeps what Foundation's decoder does not: order and place.
struct XMLPropertyListReader {
  /// Containers in containers; far more than any Info.plist has.
  static let maximumDepth = 128

  private let advice = "mend the property list; `plutil -lint` checks it"
  private let text: SourceText
  private var scanner: XMLScanner

  /// Whether a property list is XML; old-style text may begin with “<”, too, as data.
  static func isXML(_ utf8: [UInt8]) -> Bool {
    let start = utf8.drop { $0 <= 0x20 }
    guard start.first == UInt8(ascii: "<") else { return false }
    let name = start.dropFirst().prefix { !(0x09...0x20).contains($0) && $0 != UInt8(ascii: ">") }
    // A row of marks is what a merge conflict leaves behind.
    return name.first != UInt8(ascii: "<")
      && name.contains { !Character(Unicode.Scalar($0)).isHexDigit }
  }

  /// The value of a whole file.
  ///
  /// - Throws: a diagnostic with line and column where the text is no property list.
  static func read(_ text: SourceText) throws(Diagnostic) -> PropertyListValue {
    var reader = XMLPropertyListReader(text: text, scanner: XMLScanner(text))
    return try reader.file()
  }

  private mutating func file() throws(Diagnostic) -> PropertyListValue {
    var tag = try scanner.tag()
    let hasPlist = tag.name == "plist"
    if hasPlist { tag = try scanner.tag() }
    let root = try value(tag, depth: 0)
    if hasPlist { try close("plist") }
    if let offset = try scanner.nextOffset() {
      throw text.fault(
        at: offset,
        "something stands after the end of the property list",
        advice: "remove it; \(advice)"
      )
    }
    return root
  }

  private mutating func value(
    _ tag: XMLScanner.Tag,
    depth: Int
  ) throws(Diagnostic) -> PropertyListValue {
    guard depth <= Self.maximumDepth else {
      throw text.fault(at: tag.offset, "nested too deeply", advice: advice)
    }
    guard !tag.isClosing else {
      throw text.fault(at: tag.offset, "a value should stand before </\(tag.name)>", advice: advice)
    }
    let content: PropertyListValue.Content
    switch tag.name {
    case "dict": content = .dictionary(tag.isEmpty ? [] : try members(depth: depth + 1))
    case "array": content = .array(tag.isEmpty ? [] : try elements(depth: depth + 1))
    case "string": content = .string(try string(tag))
    case "true", "false":
      content = .boolean(tag.name == "true")
      if !tag.isEmpty { try close(tag.name) }
    case "integer", "real": content = .number(try number(tag))
    case "date":
      content = .date
      _ = try string(tag)
    case "data": content = .data(PropertyListValue.decode(base64: try string(tag)))
    default:
      throw text.fault(
        at: tag.offset,
        "<\(tag.name)> is no element of a property list, or stands where a value should",
        advice: advice
      )
    }
    return PropertyListValue(content, range: tag.offset..<scanner.index)
  }

  private mutating func members(depth: Int) throws(Diagnostic) -> [PropertyListValue.Member] {
    var members: [PropertyListValue.Member] = []
    while true {
      let tag = try scanner.tag()
      if tag.isClosing, tag.name == "dict" { return members }
      guard tag.name == "key", !tag.isClosing else {
        throw text.fault(
          at: tag.offset,
          "<key> or </dict> should stand here, not <\(tag.isClosing ? "/" : "")\(tag.name)>",
          advice: "give every value one key"
        )
      }
      let key = try string(tag)
      let keyRange = tag.offset..<scanner.index
      let value = try value(try scanner.tag(), depth: depth)
      members.append(
        PropertyListValue.Member(
          key: key,
          keyRange: keyRange,
          value: value,
          range: tag.offset..<scanner.index
        )
      )
    }
  }

  private mutating func elements(depth: Int) throws(Diagnostic) -> [PropertyListValue] {
    var elements: [PropertyListValue] = []
    while true {
      let tag = try scanner.tag()
      if tag.isClosing, tag.name == "array" { return elements }
      elements.append(try value(tag, depth: depth))
    }
  }

  private mutating func string(_ tag: XMLScanner.Tag) throws(Diagnostic) -> String {
    guard !tag.isEmpty else { return "" }
    let string = try scanner.characters()
    try close(tag.name)
    return string
  }

  private mutating func number(_ tag: XMLScanner.Tag) throws(Diagnostic) -> Double {
    let digits = try string(tag).filter { !$0.isWhitespace }
    guard let number = Double(digits) else {
      throw text.fault(at: tag.offset, "“\(digits)” is not a number", advice: advice)
    }
    return number
  }

  private mutating func close(_ name: String) throws(Diagnostic) {
    let tag = try scanner.tag()
    guard tag.isClosing, tag.name == name else {
      throw text.fault(
        at: tag.offset,
        "</\(name)> should stand here, not <\(tag.isClosing ? "/" : "")\(tag.name)>",
        advice: advice
      )
    }
  }
}
