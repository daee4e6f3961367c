/// One translatable text as a tree; ICU MessageFormat is one way to write it.
package struct Message: Hashable, Sendable {
  package var parts: [Part]

  package init(parts: [Part]) {
    self.parts = parts
  }

  /// A piece of a message.
  package indirect enum Part: Hashable, Sendable {
    /// Literal text.
    case text(String)
    /// The value of an argument, as it is or in an ICU format: `{n, number, integer}`.
    case argument(name: String, format: Format?)
    /// A message for each plural category or explicit value of a number.
    case plural(Plural)
    /// A message for each keyword that an argument may be.
    case select(name: String, cases: [Case])
    /// `#`: the number of the plural around it.
    case number
  }

  /// An ICU argument format.
  package struct Format: Hashable, Sendable {
    package var type: String
    package var style: String?
  }

  /// A plural argument.
  package struct Plural: Hashable, Sendable {
    package var name: String
    package var isOrdinal: Bool
    package var offset: Double
    package var cases: [Case]
  }

  /// A message under its selector: a keyword, or `=` and a number.
  package struct Case: Hashable, Sendable {
    package var selector: String
    package var message: Message
  }

  /// The name of every argument that the message or a message in it has.
  package var argumentNames: Set<String> {
    parts.reduce(into: []) { names, part in
      switch part {
      case .text, .number: break
      case .argument(let name, _): names.insert(name)
      case .plural(let plural):
        names.insert(plural.name)
        for branch in plural.cases { names.formUnion(branch.message.argumentNames) }
      case .select(let name, let cases):
        names.insert(name)
        for branch in cases { names.formUnion(branch.message.argumentNames) }
      }
    }
  }
}
