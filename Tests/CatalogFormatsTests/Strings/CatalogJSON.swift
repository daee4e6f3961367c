internal import Foundation
internal import StringCatalogs

/// A String Catalog as Foundation reads its JSON, so that tests need no reader of ours.
enum CatalogJSON {
  /// The entries of a catalog with their values and states, without what else it says.
  static func catalog(_ bytes: Data) throws -> StringCatalog? {
    let root = try JSONSerialization.jsonObject(with: bytes) as? [String: Any]
    guard let root, let source = root["sourceLanguage"] as? String,
      let strings = root["strings"] as? [String: [String: Any]]
    else { return nil }
    return StringCatalog(
      sourceLanguage: source,
      entries: strings.sorted { $0.key < $1.key }.map { key, entry in
        let localizations = entry["localizations"] as? [String: [String: Any]] ?? [:]
        return StringCatalog.Entry(
          key: key,
          localizations: localizations.sorted { $0.key < $1.key }.map { locale, string in
            StringCatalog.Localization(locale: locale, string: self.string(string))
          }
        )
      }
    )
  }

  static func string(_ json: [String: Any]) -> LocalizedString {
    let unit = json["stringUnit"] as? [String: Any]
    let substitutions = json["substitutions"] as? [String: [String: Any]] ?? [:]
    return LocalizedString(
      stringUnit: (unit?["value"] as? String).map { LocalizedString.StringUnit($0) },
      variations: variations(json),
      substitutions: substitutions.sorted { $0.key < $1.key }.map { name, substitution in
        LocalizedString.Substitution(
          name: name,
          argNum: substitution["argNum"] as? Int,
          formatSpecifier: substitution["formatSpecifier"] as? String,
          variations: variations(substitution)
        )
      }
    )
  }

  private static func variations(_ json: [String: Any]) -> [LocalizedString.Variation] {
    let variations = json["variations"] as? [String: [String: [String: Any]]] ?? [:]
    return variations.sorted { $0.key < $1.key }.map { kind, cases in
      LocalizedString.Variation(
        LocalizedString.Kind(rawValue: kind),
        cases: cases.sorted { $0.key < $1.key }.map { .init($0, string($1)) }
      )
    }
  }
}
