internal import AlertModel
internal import MessageFormat

/// The buttons of alerts about permissions, as notes on a catalog.
struct ButtonNotes: Sendable {
  /// A button of an alert.
  struct Button: Sendable {
    /// What its key has in common with those of the other buttons of its alert.
    let alert: Substring
    let key: String
    let keyOrigin: TextOrigin
    let situation: Situation?
    /// The text in the language that the strings were written in, as its words.
    let words: String
  }

  private(set) var buttons: [Button] = []

  /// Takes down an entry that is a button of an alert about a permission.
  mutating func take(_ entry: CheckedEntry, _ role: TextRole, in catalog: CheckedCatalog) {
    guard role.part == .button, role.isAboutPermission, catalog.syntax != .printf(.android) else {
      return
    }
    // The title of a button is short.
    let source = entry.text(in: catalog.sourceLocale) ?? entry.texts.first
    guard let source, source.text.utf8.count < 80 else { return }
    buttons.append(
      Button(
        alert: Self.alert(of: entry.key),
        key: entry.key,
        keyOrigin: entry.keyOrigin,
        situation: role.situation,
        words: AlertWording(ScannedText(source.text, syntax: catalog.syntax)).words
      )
    )
  }

  /// The alerts with their buttons, in the order of the catalog.
  static func alerts(_ notes: [ButtonNotes]) -> [[Button]] {
    var alerts: [Substring: [Button]] = [:]
    var order: [Substring] = []
    for button in notes.flatMap(\.buttons) {
      if alerts[button.alert] == nil { order.append(button.alert) }
      alerts[button.alert, default: []].append(button)
    }
    return order.compactMap { alerts[$0] }
  }

  /// The key without its last word, and without the word for a button.
  private static func alert(of key: String) -> Substring {
    let separators: Set<Character> = [".", "_", "-", "/", ":"]
    guard let last = key.lastIndex(where: separators.contains) else { return key[...] }
    let rest = key[..<last]
    guard let before = rest.lastIndex(where: separators.contains) else { return rest }
    let word = rest[rest.index(after: before)...].lowercased()
    let isOfButtons = ["button", "buttons", "btn", "action", "actions", "primary", "secondary"]
      .contains(word)
    return isOfButtons ? rest[..<before] : rest
  }
}
