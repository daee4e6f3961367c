/// One translatable text as a tree; ICU MessageFormat is one way to write it, printf another.
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

    package init(type: String, style: String? = nil) {
      self.type = type
      self.style = style
    }
  }

  /// A plural argument.
  package struct Plural: Hashable, Sendable {
    package var name: String
    package var isOrdinal: Bool
    package var offset: Double
    package var cases: [Case]
    /// How a String Catalog writes the plural in the middle of a text; `nil` where none said.
    package var substitution: Substitution?

    package init(
      name: String,
      isOrdinal: Bool = false,
      offset: Double = 0,
      cases: [Case],
      substitution: Substitution? = nil
    ) {
      self.name = name
      self.isOrdinal = isOrdinal
      self.offset = offset
      self.cases = cases
      self.substitution = substitution
    }
  }

  /// What a substitution of a String Catalog says beside the strings of its cases.
  package struct Substitution: Hashable, Sendable {
    /// The name, as `%#@name@` refers to it.
    package var name: String
    /// The number in the reference: 1 for `%1$#@name@`.
    package var position: Int?
    /// The argument that it counts by, from 1.
    package var argNum: Int?
    /// The printf conversion of its number, without the percent sign.
    package var formatSpecifier: String?

    package init(
      name: String,
      position: Int? = nil,
      argNum: Int? = nil,
      formatSpecifier: String? = nil
    ) {
      self.name = name
      self.position = position
      self.argNum = argNum
      self.formatSpecifier = formatSpecifier
    }
  }

  /// A message under its selector: a keyword, or `=` and a number.
  package struct Case: Hashable, Sendable {
    package var selector: String
    package var message: Message

    package init(selector: String, message: Message) {
      self.selector = selector
      self.message = message
    }
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
