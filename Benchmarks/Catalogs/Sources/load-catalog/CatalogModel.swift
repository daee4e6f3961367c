import Foundation
import StringCatalogs

/// `StringCatalog` by Codable, as a program without a reader of its own would decode it.
///
/// As in the model, members that it does not know are kept; their order and places cannot be.
struct CatalogModel: Decodable {
  let catalog: StringCatalog

  init(from decoder: any Decoder) throws {
    let root = try decoder.container(keyedBy: Name.self)
    let strings = try root.nestedContainer(keyedBy: Name.self, forKey: "strings")
    catalog = StringCatalog(
      sourceLanguage: try root.decode(String.self, forKey: "sourceLanguage"),
      entries: try strings.allKeys.map { key in
        try strings.decode(EntryModel.self, forKey: key).entry(key.stringValue)
      },
      version: try root.decodeIfPresent(String.self, forKey: "version"),
      otherMembers: try root.others(than: ["sourceLanguage", "strings", "version"])
    )
  }
}

/// A name that is known only when it is read.
struct Name: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
  init(stringLiteral: String) { stringValue = stringLiteral }
}

extension KeyedDecodingContainer<Name> {
  func others(than known: Set<String>) throws -> [JSONValue.Member] {
    try allKeys.filter { !known.contains($0.stringValue) }.map { key in
      .init(key.stringValue, try decode(ValueModel.self, forKey: key).value)
    }
  }
}

private struct EntryModel: Decodable {
  private let body: StringCatalog.Entry

  init(from decoder: any Decoder) throws {
    let body = try decoder.container(keyedBy: Name.self)
    var entry = StringCatalog.Entry(
      key: "",
      comment: try body.decodeIfPresent(String.self, forKey: "comment"),
      extractionState: try body.decodeIfPresent(String.self, forKey: "extractionState")
        .map { .init(rawValue: $0) },
      shouldTranslate: try body.decodeIfPresent(Bool.self, forKey: "shouldTranslate"),
      otherMembers: try body.others(
        than: ["comment", "extractionState", "localizations", "shouldTranslate"]
      )
    )
    if body.contains("localizations") {
      let localizations = try body.nestedContainer(keyedBy: Name.self, forKey: "localizations")
      entry.localizations = try localizations.allKeys.map { locale in
        .init(
          locale: locale.stringValue,
          string: try localizations.decode(StringModel.self, forKey: locale).string
        )
      }
    }
    self.body = entry
  }

  func entry(_ key: String) -> StringCatalog.Entry {
    var entry = body
    entry.key = key
    return entry
  }
}

private struct StringModel: Decodable {
  let string: LocalizedString

  init(from decoder: any Decoder) throws {
    let body = try decoder.container(keyedBy: Name.self)
    string = LocalizedString(
      stringUnit: try body.decodeIfPresent(UnitModel.self, forKey: "stringUnit")?.unit,
      variations: try body.decodeIfPresent(VariationsModel.self, forKey: "variations")?
        .variations ?? [],
      substitutions: try body.decodeIfPresent(
        [String: SubstitutionModel].self,
        forKey: "substitutions"
      )?.map { $1.substitution($0) } ?? [],
      otherMembers: try body.others(than: ["stringUnit", "substitutions", "variations"])
    )
  }
}

private struct UnitModel: Decodable {
  let unit: LocalizedString.StringUnit

  init(from decoder: any Decoder) throws {
    let body = try decoder.container(keyedBy: Name.self)
    unit = .init(
      try body.decode(String.self, forKey: "value"),
      state: try body.decodeIfPresent(String.self, forKey: "state").map { .init(rawValue: $0) },
      otherMembers: try body.others(than: ["state", "value"])
    )
  }
}

private struct VariationsModel: Decodable {
  let variations: [LocalizedString.Variation]

  init(from decoder: any Decoder) throws {
    let kinds = try decoder.singleValueContainer().decode([String: [String: StringModel]].self)
    variations = kinds.map { kind, cases in
      .init(.init(rawValue: kind), cases: cases.map { .init($0, $1.string) })
    }
  }
}

private struct SubstitutionModel: Decodable {
  var argNum: Int?
  var formatSpecifier: String?
  var variations: VariationsModel?

  func substitution(_ name: String) -> LocalizedString.Substitution {
    .init(
      name: name,
      argNum: argNum,
      formatSpecifier: formatSpecifier,
      variations: variations?.variations ?? []
    )
  }
}

private struct ValueModel: Decodable {
  let value: JSONValue

  init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    if let bool = try? single.decode(Bool.self) {
      value = .bool(bool)
    } else if let text = try? single.decode(String.self) {
      value = .string(text)
    } else if let number = try? single.decode(Double.self) {
      value = .number("\(number)")
    } else if let elements = try? single.decode([ValueModel].self) {
      value = .array(elements.map(\.value))
    } else if let members = try? single.decode([String: ValueModel].self) {
      value = .object(members.map { .init($0, $1.value) })
    } else {
      value = .null
    }
  }
}
