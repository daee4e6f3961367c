internal import AlertModel
internal import CopyChecks
internal import MessageFormat
internal import Resources

/// Finds the arguments of texts, and says what they stand for.
struct ArgumentReader {
  private let isICU: Bool
  private let appName: String
  private let values: ValueTable

  init(isICU: Bool, appName: String, values: ValueTable) {
    self.isICU = isICU
    self.appName = appName
    self.values = values
  }

  /// The arguments of a text and its variations, each once.
  func arguments(of texts: [String], _ role: StringRole) -> [ReviewArgument] {
    texts.reduce(into: []) { all, text in
      for argument in isICU ? messageArguments(text, role) : placeholders(text)
      where !all.contains(where: { $0.text == argument.text }) {
        all.append(argument)
      }
    }
  }

  private func messageArguments(_ text: String, _ role: StringRole) -> [ReviewArgument] {
    guard text.utf8.contains(UInt8(ascii: "{")), let message = try? ICUSyntax.parse(text) else {
      return []
    }
    return Self.names(in: message).map { name in
      ReviewArgument(
        text: "{\(name)}",
        about: Self.about(name),
        example: name == "appName" ? appName : example(of: name, role)
      )
    }
  }

  private func example(of name: String, _ role: StringRole) -> String? {
    guard let permission = role.permission, let situation = role.situation else { return nil }
    return values.example(of: name, for: permission, situation)?
      .replacing("{appName}", with: appName)
  }

  /// The names of arguments in the order in which they first stand.
  private static func names(in message: Message) -> [String] {
    var names: [String] = []
    func add(_ name: String) {
      if !names.contains(name) { names.append(name) }
    }
    for part in message.parts {
      switch part {
      case .text, .number: break
      case .argument(let name, _): add(name)
      case .plural(let plural):
        add(plural.name)
        for name in plural.cases.flatMap({ Self.names(in: $0.message) }) { add(name) }
      case .select(let name, let cases):
        add(name)
        for name in cases.flatMap({ Self.names(in: $0.message) }) { add(name) }
      }
    }
    return names
  }

  private static func about(_ name: String) -> String? {
    switch name {
    case "appName": "the app’s name"
    case "settingsPath": "the way through Settings"
    case "permissions": "the permissions, in a list"
    case "rows": "the rows in Settings, in a list"
    default: levels.contains(name) ? "what iOS calls a level or a switch" : nil
    }
  }

  private static let levels = Set(PermissionFacts.all.flatMap { $0.levelTerms.map(\.argument) })

  private func placeholders(_ text: String) -> [ReviewArgument] {
    text.placeholders(.foundation).map { placeholder in
      let (about, example) = Self.meaning(of: placeholder)
      return ReviewArgument(text: placeholder.text, about: about, example: example)
    }
  }

  private static func meaning(
    of placeholder: PrintfPlaceholder
  ) -> (about: String?, example: String?) {
    switch placeholder.kind {
    case .number: ("the number", "3")
    case .reference(let name): ("words that depend on a number: \(name)", nil)
    case .lineEnd: ("the end of a line", nil)
    case .argument:
      switch placeholder.conversion {
      case "@", "s", "S": ("a text", nil)
      case "d", "i", "u", "D", "U", "x", "X", "o": ("a whole number", "3")
      case "f", "F", "e", "E", "g", "G", "a", "A": ("a number", "3.5")
      default: (nil, nil)
      }
    }
  }
}
