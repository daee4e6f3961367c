/// Resolves quotation marks, escapes and white space of Android's string resources.
struct AndroidTextDecoder {
  private var scalars = String.UnicodeScalarView()
  private(set) var faults: [String] = []
  private var isQuoted = false
  private var endsInSpace = false
  /// The first half of a character that is written as two escapes.
  private var highSurrogate: UInt16?

  var text: String { String(scalars) }

  /// Adds a tag; quotation marks and spaces do not reach over it.
  mutating func append(tag: String) {
    scalars.append(contentsOf: tag.unicodeScalars)
    (isQuoted, endsInSpace) = (false, false)
  }

  mutating func append(_ raw: String) {
    var rest = raw.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if !isQuoted, AndroidText.isSpace(scalar) {
        if !endsInSpace { add(" ") }
        endsInSpace = true
        continue
      }
      endsInSpace = false
      switch scalar {
      case "\\": appendEscape(&rest)
      case "\"": isQuoted.toggle()
      case "'" where !isQuoted:
        fault("an apostrophe needs a backslash before it, or quotation marks around the text")
        add(scalar)
      default: add(scalar)
      }
    }
    if highSurrogate != nil { faultSurrogate() }
  }

  private mutating func appendEscape(_ rest: inout Substring.UnicodeScalarView) {
    guard let scalar = rest.popFirst() else {
      fault("a backslash at the end of the text is not read")
      return
    }
    switch scalar {
    case "n": add("\n")
    case "t": add("\t")
    case "u": appendCodeUnit(&rest)
    case "#", "@", "?", "\"", "'", "\\": add(scalar)
    default:
      fault("Android has no escape \\\(scalar); the backslash is not read")
      add(scalar)
    }
  }

  private mutating func appendCodeUnit(_ rest: inout Substring.UnicodeScalarView) {
    let digits = rest.prefix(4)
    guard digits.count == 4, digits.allSatisfy(\.properties.isASCIIHexDigit),
      let unit = UInt16(String(digits), radix: 16)
    else {
      fault("four hexadecimal digits should follow \\u; it is not read")
      return
    }
    rest.removeFirst(4)
    switch (highSurrogate, unit) {
    case (let high?, 0xDC00...0xDFFF):
      highSurrogate = nil
      scalars.append(contentsOf: String(decoding: [high, unit], as: UTF16.self).unicodeScalars)
    case (nil, 0xD800...0xDBFF): highSurrogate = unit
    default:
      if let scalar = Unicode.Scalar(unit) { add(scalar) } else { faultSurrogate() }
    }
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    if highSurrogate != nil { faultSurrogate() }
    scalars.append(scalar)
  }

  private mutating func faultSurrogate() {
    highSurrogate = nil
    fault("a \\u escape is half of a surrogate pair; it is not read")
  }

  private mutating func fault(_ message: String) {
    if !faults.contains(message) { faults.append(message) }
  }
}
