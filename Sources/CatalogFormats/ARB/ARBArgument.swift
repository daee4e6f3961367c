internal import Diagnostics
internal import MessageFormat
internal import StringCatalogs

/// An argument of a message, as `placeholders` declares it.
struct ARBArgument: Hashable {
  /// How a message uses an argument.
  enum Use: Hashable {
    case format(Message.Format?)
    case plural
    case select
  }

  /// The types of Dart that printf has, too.
  enum Kind: Hashable {
    case string
    case int
    /// A number with as many digits after its point.
    case double(digits: Int)
  }

  var name: String
  var kind: Kind?
  var example: String?

  /// The format that the argument has in Foundation's strings.
  var format: Message.Format? {
    switch kind {
    case nil, .string: nil
    case .int: PrintfDialect.foundation.format("lld")
    case .double(let digits):
      PrintfDialect.foundation.format(digits == 6 ? "f" : ".\(digits)f")
    }
  }

  /// The placeholder that a comment shows for the argument, with its number where that is told.
  func placeholder(position: Int?) -> String {
    "%\(position.map { "\($0)$" } ?? "")\(format?.style ?? "@")"
  }

  /// The members of the declaration.
  var document: JSONDocument {
    var members: [(name: String, value: JSONDocument)] = []
    switch kind {
    case nil, .string: members.append(("type", "String"))
    case .int: members.append(("type", "int"))
    case .double(let digits):
      members += [
        ("type", "double"), ("format", "decimalPatternDigits"),
        ("optionalParameters", .object([("decimalDigits", .number(digits))])),
      ]
    }
    if let example { members.append(("example", .string(example))) }
    return .object(members)
  }

  /// Reads a declaration.
  init(name: String, declaration: JSONNode) {
    self.name = name
    example = declaration["example"]?.string
    switch declaration["type"]?.text.replacing("?", with: "") {
    case "int", "num": kind = .int
    case "String": kind = .string
    case "double":
      let digits = declaration["optionalParameters"]?["decimalDigits"]?.value
      if case .number(let digits)? = digits, let count = Int(digits), (0...20).contains(count) {
        kind = .double(digits: count)
      } else {
        kind = .double(digits: 6)
      }
    default: kind = nil
    }
  }

  init(name: String, kind: Kind? = nil, example: String? = nil) {
    self.name = name
    self.kind = kind
    self.example = example
  }
}

extension ARBArgument.Kind {
  /// The type of a printf placeholder; `nil` where Dart's formats cannot say it.
  init?(_ format: Message.Format) {
    guard format.type == PrintfDialect.foundation.formatType, let style = format.style else {
      return nil
    }
    guard let match = style.wholeMatch(of: /(\d+\$)?(\.\d*)?[hlqLztj]*([@a-zA-Z])/) else {
      return nil
    }
    switch (match.3, match.2) {
    case ("@", nil): self = .string
    case ("d", nil), ("i", nil), ("u", nil), ("D", nil), ("U", nil): self = .int
    case ("f", nil): self = .double(digits: 6)
    case ("f", let precision?): self = .double(digits: Int(precision.dropFirst()) ?? 0)
    default: return nil
    }
  }

  /// The type of the placeholder that a comment shows.
  init?(note: ArgumentNote) {
    self.init(PrintfDialect.foundation.format(String(note.text.dropFirst())))
  }
}
