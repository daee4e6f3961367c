internal import Diagnostics
internal import StringCatalogs

extension JSONValue {
  /// The value for a person: a string as it is, all else as JSON on one line.
  var words: String {
    guard case .string(let text) = self else { return json }
    return text.visible
  }

  private var json: String {
    switch self {
    case .object(let members):
      "{" + members.map { "\"\($0.name.visible)\": \($0.value.json)" }.joined(separator: ", ") + "}"
    case .array(let elements): "[" + elements.map(\.json).joined(separator: ", ") + "]"
    case .string(let text): "\"\(text.visible)\""
    case .number(let digits): digits
    case .bool(let bool): bool ? "true" : "false"
    case .null: "null"
    }
  }

  /// The value in a report; a number that is no integer keeps its digits, as a string.
  var document: JSONDocument {
    switch self {
    case .object(let members): .object(members.map { ($0.name, $0.value.document) })
    case .array(let elements): .array(elements.map(\.document))
    case .string(let text): .string(text)
    case .number(let digits): Int(digits).map(JSONDocument.number) ?? .string(digits)
    case .bool(let bool): .bool(bool)
    case .null: .null
    }
  }
}

extension LocalizedString.StringUnit {
  /// The unit in a report.
  var document: JSONDocument {
    .object([("value", .string(value)), ("state", .string(state?.rawValue))])
  }
}
