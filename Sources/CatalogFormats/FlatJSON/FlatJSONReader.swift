internal import Diagnostics
internal import StringCatalogs

/// Makes a catalog of one locale of the members of a JSON object.
struct FlatJSONReader {
  private(set) var catalog: StringCatalog
  private(set) var notes: [Diagnostic] = []
  private var entries: [ExactText: Int] = [:]

  init(locale: String) {
    catalog = StringCatalog(sourceLanguage: locale)
  }

  /// - Throws: a diagnostic with the place of the first value that is no string.
  mutating func read(_ root: JSONNode) throws(Diagnostic) {
    guard root.kind == .object else {
      throw fault("an object with a string for each key should stand here", root)
    }
    try read(root, prefix: "")
  }

  private mutating func read(_ object: JSONNode, prefix: String) throws(Diagnostic) {
    for member in object.members {
      let name = prefix + member.name.text
      switch member.value.kind {
      case .string: add(member.value.text, name: name, at: member.name)
      case .object: try read(member.value, prefix: name + ".")
      default: throw fault("“\(name)” should be a string", member.value)
      }
    }
  }

  private mutating func add(_ value: String, name: String, at node: JSONNode) {
    let (key, path) = FlatJSONFormat.split(name)
    let locale = catalog.sourceLanguage
    let index = entries[key.exact] ?? catalog.entries.count
    if index == catalog.entries.count {
      entries[key.exact] = index
      let localization = StringCatalog.Localization(locale: locale, string: LocalizedString())
      catalog.entries.append(.init(key: key, localizations: [localization]))
    } else if catalog.entries[index].localizations[0].string[path] != nil {
      notes.append(
        Diagnostic(
          .warning,
          at: node.location,
          "“\(name)” stands a second time; this value counts",
          advice: "remove one of them"
        )
      )
    }
    catalog.entries[index].localizations[0].string[path] = .init(value)
  }

  private func fault(_ message: String, _ node: JSONNode) -> Diagnostic {
    Diagnostic(
      .error,
      at: node.location,
      "\(message), and this is \(node.kind.inWords)",
      advice: "put a text in quotation marks here, or remove the member"
    )
  }
}
