/// Text as it stands in SVG and HTML, so that whatever it looks like it stays text.
enum MarkupEscape {
  /// Text as it stands between tags, and in the double quotes of an attribute.
  static func text(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      // No reader of XML takes these, not even as references (XML 1.0, production 2).
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
