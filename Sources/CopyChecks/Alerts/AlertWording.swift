internal import MessageFormat

/// A title or a button of an alert as its words alone, so that it can be looked up.
struct AlertWording {
  /// The words in lower case with single spaces, without marks around them; a placeholder is `@`.
  let words: String

  init(_ text: ScannedText) {
    var words = ""
    var isSpaced = false
    for scalar in text.scalars {
      switch scalar.cls {
      case .latin, .digit, .han, .otherLetter:
        if isSpaced, !words.isEmpty { words += " " }
        words.unicodeScalars.append(scalar.value)
        isSpaced = false
      case .placeholder, .code:
        if isSpaced, !words.isEmpty { words += " " }
        if !words.hasSuffix("@") { words += "@" }
        isSpaced = false
      case .space, .lineEnd: isSpaced = true
      case .mark where scalar.value == "'", .closingQuote where scalar.value == "’":
        if !words.isEmpty { words += "'" }
      default:
        // A mark of another writing's letters belongs to its word.
        if scalar.value.properties.isAlphabetic { words.unicodeScalars.append(scalar.value) }
      }
    }
    self.words = words.lowercased()
  }

  /// The words one by one.
  var list: [Substring] { words.split(separator: " ") }
}

extension TextContext {
  /// Whether the text is of an app for Apple’s systems, as far as the file tells.
  var isOfApplePlatform: Bool { catalog.syntax != .printf(.android) }
  /// Whether the text is a part of an alert about a permission that the Human Interface Guidelines
  /// speak of.
  func isPermissionAlert(_ part: TextRole.Part) -> Bool {
    role.part == part && role.isAboutPermission && isOfApplePlatform
  }
}
