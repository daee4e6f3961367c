/// How text is written in XML 1.0, so that every reader gets the same text back.
package enum XMLEscape {
  /// Whether XML can hold a character; it cannot hold most control characters, not even escaped
  /// (XML 1.0, production 2).
  package static func allows(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// Whether XML can hold every character of a text.
  package static func allows(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy(allows)
  }

  /// A text without the characters that XML cannot hold.
  package static func allowedPart(of text: String) -> String {
    guard !allows(text) else { return text }
    var allowed = String.UnicodeScalarView()
    allowed.append(contentsOf: text.unicodeScalars.lazy.filter(allows))
    return String(allowed)
  }

  /// A text as it stands between tags.
  ///
  /// A reader takes a carriage return for a line feed unless it is a reference.
  package static func text(_ text: String) -> String {
    escape(text) { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case 0x0D: "&#13;"
      default: nil
      }
    }
  }

  /// A text as it stands in the double quotes of an attribute.
  ///
  /// A reader takes tabs and line ends in attributes for spaces unless they are references.
  package static func attribute(_ text: String) -> String {
    escape(text) { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      case 0x09: "&#9;"
      case 0x0A: "&#10;"
      case 0x0D: "&#13;"
      default: nil
      }
    }
  }

  private static func escape(_ text: String, _ reference: (UInt8) -> StaticString?) -> String {
    guard text.utf8.contains(where: { reference($0) != nil }) else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 16)
    for byte in text.utf8 {
      if let reference = reference(byte) {
        bytes += reference.description.utf8
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
