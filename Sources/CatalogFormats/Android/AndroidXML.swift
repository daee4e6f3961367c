/// Text as it stands in a file of string resources.
enum AndroidXML {
  /// The content of an element that Android reads as a text.
  ///
  /// Markup in the text is escaped, as a program wants it that makes a styled text of it with
  /// `Html.fromHtml`. Spaces that would collapse, or that other tools take for such, put the text
  /// in quotation marks, as in AOSP's translations.
  static func content(of text: String) -> String {
    guard !isReference(text) else { return escaped(text) }
    var content = ""
    if text.hasPrefix(in: ["@", "?"]) { content = "\\" }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "'", "\"": content += "\\\(scalar)"
      case "\n": content += "\\n"
      case "\t": content += "\\t"
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        content += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: content.unicodeScalars.append(scalar)
      }
    }
    content = escaped(content)
    return needsQuotes(text) ? "\"\(content)\"" : content
  }

  /// The value of an attribute.
  static func attribute(_ value: String) -> String {
    // By scalars: a mark may join the quotation mark to one character.
    escaped(value).unicodeScalars.map { $0 == "\"" ? "&quot;" : String($0) }.joined()
  }

  /// Text with `&`, `<` and `>` as XML has them.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether a text refers to another resource: `@string/name`, `?attr/name`.
  static func isReference(_ text: String) -> Bool {
    guard text.hasPrefix(in: ["@", "?"]) else { return false }
    let parts: [Substring] = text.dropFirst().split(
      separator: "/",
      omittingEmptySubsequences: false
    )
    return parts.count == 2
      && parts.allSatisfy { part in
        !part.isEmpty
          && part.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
              UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
              UInt8(ascii: ":"), UInt8(ascii: "+"):
              true
            default: false
            }
          }
      }
  }

  private static func needsQuotes(_ text: String) -> Bool {
    var before: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if scalar == " " {
        if before == " " { return true }
      } else if scalar.properties.isWhitespace, scalar != "\n", scalar != "\t", scalar != "\r" {
        return true
      }
      before = scalar
    }
    return before == " " && !text.isEmpty
  }
}

extension String {
  /// Whether the text begins with one of these; by scalars, for a mark may join it to a character.
  fileprivate func hasPrefix(in scalars: Set<Unicode.Scalar>) -> Bool {
    unicodeScalars.first.map(scalars.contains) ?? false
  }
}
