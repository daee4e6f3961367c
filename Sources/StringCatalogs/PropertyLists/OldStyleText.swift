/// How strings and comments are written in old-style property lists.
enum OldStyleText {
  /// A string in quotation marks.
  ///
  /// Control characters that have no letter of their own for all of Apple's readers (`\f` and `\v`
  /// do not) are written with `\U`.
  static func quoted(_ text: String, mark: Unicode.Scalar = "\"") -> String {
    var quoted = String(Character(mark))
    for scalar in text.unicodeScalars {
      switch scalar {
      case mark, "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\0"..<" ", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    quoted.unicodeScalars.append(mark)
    return quoted
  }

  /// Whether a string may stand without quotation marks; the readers take more, Xcode no more.
  static func isWord(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
          true
        default: false
        }
      }
  }

  /// A comment between `/*` and `*/`, without what would end it, and without NUL, for which there is
  /// no escape.
  static func comment(_ text: String) -> String {
    var comment = ""
    for scalar in text.unicodeScalars {
      if scalar == "/", comment.unicodeScalars.last == "*" { comment += " " }
      comment.unicodeScalars.append(scalar == "\0" ? " " : scalar)
    }
    return "/* \(comment) */"
  }
}
