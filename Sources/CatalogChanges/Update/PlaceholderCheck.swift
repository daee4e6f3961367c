internal import MessageFormat
package import StringCatalogs

/// What is wrong with the placeholders of a translation, in words, by the path of the value.
package typealias PlaceholderCheck = (_ source: LocalizedString, _ translation: LocalizedString)
  -> [UnitPath: String]

extension CatalogUpdate {
  /// The check of a catalog whose values are Foundation's format strings, as Xcode's are.
  package static func printfMismatches(source: LocalizedString, translation: LocalizedString)
    -> [UnitPath: String]
  {
    PlaceholderComparison.mismatches(source: source, translation: translation)
      .reduce(into: [:]) { words, item in
        words[item.path] = [words[item.path], item.mismatch.description].compactMap(\.self)
          .joined(separator: "; ")
      }
  }
}
