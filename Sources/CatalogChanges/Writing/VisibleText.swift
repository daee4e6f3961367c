extension String {
  /// The text on one line with all in it to be seen: line ends, tabs, and what has no shape of its
  /// own are written as escapes, so that no value can break a line or pass for another.
  ///
  /// Spaces at the ends are escaped too. Emoji keep the joiners that make them.
  var visible: String {
    guard !isEmpty else { return "(empty)" }
    guard needsEscapes else { return self }
    var text = ""
    for character in self {
      if character.isJoinedEmoji {
        text.append(character)
      } else {
        for scalar in character.unicodeScalars { text += scalar.visible }
      }
    }
    if text.hasPrefix(" ") { text.replaceSubrange(...text.startIndex, with: "\\u{20}") }
    if text.hasSuffix(" ") {
      text.replaceSubrange(text.index(before: text.endIndex)..., with: "\\u{20}")
    }
    return text
  }

  private var needsEscapes: Bool {
    utf8.first == UInt8(ascii: " ") || utf8.last == UInt8(ascii: " ")
      || unicodeScalars.contains { $0 == "\\" || $0.isShapeless }
  }
}

extension Character {
  fileprivate var isJoinedEmoji: Bool {
    unicodeScalars.count > 1 && unicodeScalars.contains(where: \.properties.isEmojiPresentation)
  }
}

extension Unicode.Scalar {
  fileprivate var visible: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\\": "\\\\"
    default:
      isShapeless ? "\\u{\(String(value, radix: 16, uppercase: true))}" : String(self)
    }
  }

  fileprivate var isShapeless: Bool {
    guard value > 0x7E else { return value < 0x20 }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned: true
    default: properties.isDefaultIgnorableCodePoint
    }
  }
}
