internal import StringCatalogs

/// A catalog as the JSON of an .xcstrings file says it, its members in Xcode's order.
enum CatalogJSON {
  static func value(of catalog: StringCatalog) -> JSONValue {
    .object(
      [
        .init("sourceLanguage", .string(catalog.sourceLanguage)),
        .init(
          "strings",
          .object(catalog.entries.map { JSONValue.Member($0.key, value(of: $0)) })
        ),
      ] + member("version", catalog.version) + catalog.otherMembers
    )
  }

  private static func value(of entry: StringCatalog.Entry) -> JSONValue {
    var members = member("comment", entry.comment)
    members += member("extractionState", entry.extractionState?.rawValue)
    if !entry.localizations.isEmpty {
      let locales = entry.localizations.map { JSONValue.Member($0.locale, value(of: $0.string)) }
      members.append(.init("localizations", .object(locales)))
    }
    if let shouldTranslate = entry.shouldTranslate {
      members.append(.init("shouldTranslate", .bool(shouldTranslate)))
    }
    return .object(members + entry.otherMembers)
  }

  private static func value(of string: LocalizedString) -> JSONValue {
    var members: [JSONValue.Member] = []
    if let unit = string.stringUnit { members.append(.init("stringUnit", value(of: unit))) }
    if !string.substitutions.isEmpty {
      let substitutions = string.substitutions.map { JSONValue.Member($0.name, value(of: $0)) }
      members.append(.init("substitutions", .object(substitutions)))
    }
    return .object(members + member(string.variations) + string.otherMembers)
  }

  private static func value(of unit: LocalizedString.StringUnit) -> JSONValue {
    .object(
      member("state", unit.state?.rawValue) + [.init("value", .string(unit.value))]
        + unit.otherMembers
    )
  }

  private static func value(of substitution: LocalizedString.Substitution) -> JSONValue {
    var members: [JSONValue.Member] = []
    if let number = substitution.argNum { members.append(.init("argNum", .number("\(number)"))) }
    members += member("formatSpecifier", substitution.formatSpecifier)
    return .object(members + member(substitution.variations) + substitution.otherMembers)
  }

  private static func member(_ variations: [LocalizedString.Variation]) -> [JSONValue.Member] {
    guard !variations.isEmpty else { return [] }
    let kinds = variations.map { variation in
      JSONValue.Member(
        variation.kind.rawValue,
        .object(variation.cases.map { JSONValue.Member($0.name, value(of: $0.string)) })
      )
    }
    return [.init("variations", .object(kinds))]
  }

  private static func member(_ name: String, _ text: String?) -> [JSONValue.Member] {
    text.map { [JSONValue.Member(name, .string($0))] } ?? []
  }
}

extension JSONValue {
  /// The value as JSON without any space.
  var compactText: String {
    switch self {
    case .object(let members):
      "{\(members.map { "\(Self.quoted($0.name)):\($0.value.compactText)" }.joined(separator: ","))}"
    case .array(let values): "[\(values.map(\.compactText).joined(separator: ","))]"
    case .string(let text): Self.quoted(text)
    case .number(let digits): digits
    case .bool(let isTrue): isTrue ? "true" : "false"
    case .null: "null"
    }
  }

  /// A string with what JSON (RFC 8259, section 7) and XML do not let stand escaped.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
