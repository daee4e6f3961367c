internal import AlertModel
internal import CompiledMessages
internal import ICU

/// Formats the messages of one alert, and notes what it could not do as asked.
struct MessageWriter {
  private let language: Language
  private let arguments: (Language) -> any MessageArguments
  private(set) var notes: [AlertNote] = []

  /// A writer in a language, with the values that arguments have in a language: a message of
  /// another language names the OS in that one.
  init(language: Language, arguments: @escaping (Language) -> any MessageArguments) {
    self.language = language
    self.arguments = arguments
    if let note = language.note { notes.append(note) }
  }

  /// A message by the first of its keys that has one or, where an argument of it has no value, by
  /// its neutral sibling.
  ///
  /// All keys are tried in the language of the alert before any of them in the source language: a
  /// general message in the right language is better than a special one in another.
  mutating func text(_ key: MessageKey) -> (key: String, text: String)? {
    if let text = text(key, in: language) { return text }
    if let source = language.source, let text = text(key, in: source) {
      add(.messageFallback(key: text.key, used: source.locale))
      return text
    }
    return nil
  }

  /// A message that every alert of its kind has; that it is missing is noted.
  mutating func requiredText(_ key: MessageKey) -> (key: String, text: String)? {
    let text = text(key)
    if text == nil, let general = key.candidates.last { add(.messageMissing(key: general.key)) }
    return text
  }

  private mutating func text(_ key: MessageKey, in language: Language) -> (
    key: String, text: String
  )? {
    for candidate in key.candidates {
      if let text = text(candidate.key, neutral: candidate.neutral, in: language) { return text }
    }
    return nil
  }

  private mutating func text(_ key: String, neutral: String?, in language: Language) -> (
    key: String, text: String
  )? {
    for (locale, message) in language.messages(forKey: key) {
      switch format(message, with: arguments(language), locale: locale) {
      case .success(let text): return (key, text)
      case .failure(let missing):
        guard let neutral, let note = missing.note else { continue }
        add(note)
        return text(neutral, neutral: nil, in: language)
      }
    }
    return nil
  }

  /// A button with its words.
  mutating func action(_ template: ActionTemplate) -> AlertAction {
    AlertAction(
      title: text(MessageKey(template.key, register: .standard))?.text ?? template.key,
      role: template.role,
      isPreferred: template.isPreferred,
      effect: template.effect
    )
  }

  private mutating func add(_ note: AlertNote) {
    if !notes.contains(note) { notes.append(note) }
  }

  private func format(
    _ message: CompiledMessage,
    with arguments: any MessageArguments,
    locale: LocaleTag
  ) -> Result<String, MissingArgument> {
    var values: [(name: String, value: String)] = []
    for name in message.argumentNames {
      switch arguments.value(of: name) {
      case .success(let value): values.append((String(name), value))
      case .failure(let missing): return .failure(missing)
      }
    }
    let text =
      if let pattern = message.patternForICU {
        try? MessageFormatter.format(
          String(pattern),
          arguments: values.map { ($0.name, .text($0.value)) },
          locale: locale.rawValue
        )
      } else {
        message.formatted { name in values.first { $0.name == name }?.value }
      }
    return text.map(Result.success) ?? .failure(MissingArgument(note: nil))
  }
}
