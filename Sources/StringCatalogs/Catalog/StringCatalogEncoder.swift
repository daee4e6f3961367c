extension StringCatalog {
  /// The catalog as JSON, members in the order in which Xcode writes them, keys in that of the model.
  var json: JSONValue {
    var members = [
      JSONValue.Member("sourceLanguage", .string(sourceLanguage)),
      JSONValue.Member("strings", .object(entries.map { .init($0.key, $0.json) })),
    ]
    if let version { members.append(.init("version", .string(version))) }
    return .object(members + otherMembers)
  }
}

extension StringCatalog.Entry {
  /// What stands under the key.
  var json: JSONValue {
    var members: [JSONValue.Member] = []
    if let comment { members.append(.init("comment", .string(comment))) }
    if let extractionState {
      members.append(.init("extractionState", .string(extractionState.rawValue)))
    }
    if !localizations.isEmpty {
      members.append(
        .init("localizations", .object(localizations.map { .init($0.locale, $0.string.json) }))
      )
    }
    if let shouldTranslate { members.append(.init("shouldTranslate", .bool(shouldTranslate))) }
    return .object(members + otherMembers)
  }
}

extension LocalizedString {
  /// What stands under a locale, a plural category or a device.
  var json: JSONValue {
    var members: [JSONValue.Member] = []
    if let stringUnit { members.append(.init("stringUnit", stringUnit.json)) }
    if !substitutions.isEmpty {
      members.append(
        .init("substitutions", .object(substitutions.map { .init($0.name, $0.json) }))
      )
    }
    if !variations.isEmpty { members.append(.init("variations", variations.json)) }
    return .object(members + otherMembers)
  }
}

extension LocalizedString.StringUnit {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = []
    if let state { members.append(.init("state", .string(state.rawValue))) }
    members.append(.init("value", .string(value)))
    return .object(members + otherMembers)
  }
}

extension [LocalizedString.Variation] {
  fileprivate var json: JSONValue {
    .object(
      map { variation in
        .init(
          variation.kind.rawValue,
          .object(variation.cases.map { .init($0.name, $0.string.json) })
        )
      }
    )
  }
}

extension LocalizedString.Substitution {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = []
    if let argNum { members.append(.init("argNum", .number(String(argNum)))) }
    if let formatSpecifier {
      members.append(.init("formatSpecifier", .string(formatSpecifier)))
    }
    if !variations.isEmpty { members.append(.init("variations", variations.json)) }
    return .object(members + otherMembers)
  }
}
