internal import ICU
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

  /// The check of a catalog whose values are ICU messages: what ICU cannot read, and arguments that
  /// are not those of the source.
  package static func icuMismatches(source: LocalizedString, translation: LocalizedString)
    -> [UnitPath: String]
  {
    translation.units.reduce(into: [:]) { words, item in
      let source = source.counterpart(of: item.path)?.value ?? ""
      words[item.path] = icuMismatch(source: source, translation: item.unit.value)
    }
  }

  private static func icuMismatch(source: String, translation: String) -> String? {
    do {
      _ = try MessagePattern(parsing: translation)
    } catch {
      let start = translation.utf16.prefix(error.offset)
      return "ICU cannot read the message behind “\(String(start) ?? "")” (\(error.error))"
    }
    // The translation of a message that ICU cannot read has nothing to be compared with.
    guard let expected = MessageArguments(source), let found = MessageArguments(translation) else {
      return nil
    }
    let words =
      expected.missing(in: found).map { "the translation lacks {\($0)}" }
      + expected.extra(in: found).map { "the translation has {\($0)}, which the source lacks" }
    return words.isEmpty ? nil : words.joined(separator: "; ")
  }
}
