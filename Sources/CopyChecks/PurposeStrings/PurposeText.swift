/// A text that says why an app asks, and where it stands.
struct PurposeText {
  /// The languages whose words the checks know.
  enum Language {
    case english, chinese, other
  }

  let context: TextContext
  /// The text without white space around it.
  let trimmed: Substring

  init(_ context: TextContext) {
    self.context = context
    trimmed = context.text.text.trimmingSpace()
  }

  var text: String { context.text.text }

  /// The language that it is written in, which need not be that of its file.
  var language: Language {
    var hasHan = false
    var isASCII = true
    for scalar in trimmed.unicodeScalars {
      switch CharacterClass(scalar.value) {
      case .han: hasHan = true
      case .otherLetter: return .other
      case .latin where scalar.value >= 0x80: isASCII = false
      default: break
      }
    }
    let locale = context.locale
    if hasHan { return LocaleScript(locale.tag).sharesHan ? .other : .chinese }
    if locale.writing == .english { return .english }
    return isASCII && LocaleScript(locale.tag).isOtherThanLatin ? .english : .other
  }

  /// The text with “app” for variables of build settings and for placeholders.
  var withoutVariables: String {
    let scanned = ScannedText(text, syntax: context.catalog.syntax)
    var plain = ""
    var isInVariable = false
    for scalar in scanned.scalars {
      let isVariable = scalar.cls == .placeholder
      if isVariable, !isInVariable { plain += "app" }
      if !isVariable { plain.unicodeScalars.append(scalar.value) }
      isInVariable = isVariable
    }
    return plain
  }
}

extension StringProtocol {
  /// The text without white space around it.
  func trimmingSpace() -> SubSequence {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
    return start[...last]
  }
}
