extension StringCatalogFile {
  /// What the file says, as a value.
  package var catalog: StringCatalog {
    let root = json.root
    return StringCatalog(
      sourceLanguage: sourceLanguage,
      entries: strings.members.map(StringCatalog.Entry.init),
      version: root["version"]?.string,
      otherMembers: root.otherMembers(than: ["sourceLanguage", "strings", "version"])
    )
  }
}

extension JSONNode {
  /// The members that the model has no property for.
  fileprivate func otherMembers(than known: Set<String>) -> [JSONValue.Member] {
    members.compactMap { member in
      known.contains(member.name.text) ? nil : .init(member.name.text, member.value.value)
    }
  }
}

extension StringCatalog.Entry {
  private static let known: Set = [
    "comment", "extractionState", "localizations", "shouldTranslate",
  ]

  init(_ member: JSONNode.Member) {
    let body = member.value
    self.init(
      key: member.name.text,
      comment: body["comment"]?.string,
      extractionState: body["extractionState"]?.string.map { .init(rawValue: $0) },
      shouldTranslate: body["shouldTranslate"].map { $0.value == .bool(true) },
      localizations: body["localizations"].map { localizations in
        localizations.members.map {
          .init(locale: $0.name.text, string: LocalizedString($0.value))
        }
      } ?? [],
      otherMembers: body.otherMembers(than: Self.known)
    )
  }
}

extension LocalizedString {
  private static let known: Set = ["stringUnit", "substitutions", "variations"]

  init(_ node: JSONNode) {
    self.init(
      stringUnit: node["stringUnit"].map(StringUnit.init),
      variations: node["variations"].map(Variation.all) ?? [],
      substitutions: node["substitutions"].map { $0.members.map(Substitution.init) } ?? [],
      otherMembers: node.otherMembers(than: Self.known)
    )
  }
}

extension LocalizedString.StringUnit {
  private static let known: Set = ["state", "value"]

  init(_ node: JSONNode) {
    self.init(
      node["value"]?.text ?? "",
      state: node["state"]?.string.map { State(rawValue: $0) },
      otherMembers: node.otherMembers(than: Self.known)
    )
  }
}

extension LocalizedString.Variation {
  fileprivate static func all(in node: JSONNode) -> [Self] {
    node.members.map { variation in
      Self(
        .init(rawValue: variation.name.text),
        cases: variation.value.members.map { .init($0.name.text, LocalizedString($0.value)) }
      )
    }
  }
}

extension LocalizedString.Substitution {
  private static let known: Set = ["argNum", "formatSpecifier", "variations"]

  fileprivate init(_ member: JSONNode.Member) {
    let body = member.value
    self.init(
      name: member.name.text,
      argNum: body["argNum"].flatMap { Int(String(decoding: $0.content, as: UTF8.self)) },
      formatSpecifier: body["formatSpecifier"]?.string,
      variations: body["variations"].map(LocalizedString.Variation.all) ?? [],
      otherMembers: body.otherMembers(than: Self.known)
    )
  }
}
