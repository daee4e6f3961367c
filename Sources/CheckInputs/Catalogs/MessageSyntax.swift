internal import CopyChecks
internal import ICU
internal import MessageFormat

/// Tells how the texts of a catalog write their arguments.
enum MessageSyntax {
  /// More texts than are needed to tell.
  private static let enough = 4096

  /// The syntax of the texts of an app for Apple's systems: Foundation's, or, where no text has a
  /// placeholder of it and several have arguments in braces that ICU can read, ICU's.
  static func detect(in entries: any CheckedEntries) -> CheckedCatalog.Syntax {
    var messages = 0
    var others = 0
    entries.forEach(in: 0..<min(entries.count, enough)) { entry in
      for text in entry.texts {
        if text.text.utf8.contains(UInt8(ascii: "%")), hasPlaceholder(text.text) { others += 1 }
        guard text.text.utf8.contains(UInt8(ascii: "{")) else { continue }
        if isMessage(text.text) { messages += 1 } else { others += 1 }
      }
    }
    // “100% of” has the form of a placeholder, too.
    return messages >= 3 && others * 20 <= messages ? .icu : .printf(.foundation)
  }

  private static func hasPlaceholder(_ text: String) -> Bool {
    PrintfScanner.scan(text, .foundation).contains {
      if case .placeholder = $0 { true } else { false }
    }
  }

  /// Whether ICU finds an argument in a text that has a brace.
  private static func isMessage(_ text: String) -> Bool {
    guard !text.contains("${"), !text.contains("{{"),
      let pattern = try? MessagePattern(parsing: text)
    else { return false }
    return pattern.parts.contains { $0.kind == .argumentName }
  }
}
