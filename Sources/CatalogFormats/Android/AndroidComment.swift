/// Comments before a string: what translators are told.
enum AndroidComment {
  /// The comment that one or several XML comments are; `nil` where they say nothing.
  static func text(of comments: [String]) -> String? {
    let lines = comments.flatMap { comment in
      let lines: [Substring] = comment.split(
        omittingEmptySubsequences: false,
        whereSeparator: \.isNewline
      )
      return lines.map(trimmed)
    }
    let text = String(trimmed(lines.joined(separator: "\n")[...]))
    return text.isEmpty ? nil : text
  }

  /// The XML comment for a text, which cannot have “--” in it.
  static func xml(of text: String, indent: String) -> String {
    var lines: [Substring] = text.split(
      omittingEmptySubsequences: false,
      whereSeparator: \.isNewline
    )
    for index in lines.indices {
      var line = Substring.UnicodeScalarView()
      for scalar in lines[index].unicodeScalars where isAllowed(scalar) {
        if scalar == "-", line.last == "-" { line.append(" ") }
        line.append(scalar)
      }
      lines[index] = Substring(line)
    }
    return "\(indent)<!-- \(lines.joined(separator: "\n\(indent)     ")) -->\n"
  }

  private static func trimmed(_ line: Substring) -> Substring {
    var scalars = line.unicodeScalars[...]
    scalars = scalars.drop(while: \.properties.isWhitespace)
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    return Substring(scalars)
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar >= " " && scalar != "\u{FFFE}" && scalar != "\u{FFFF}" || scalar == "\t"
  }
}
