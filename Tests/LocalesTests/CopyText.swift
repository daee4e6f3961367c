import StringCatalogs
import Testing

/// A text of the product's own copy.
struct CopyText: Sendable, CustomTestStringConvertible {
  let key: String
  let locale: String
  let value: String

  var testDescription: String { "\(key) (\(locale))" }

  /// Every text of every catalog, in every locale.
  static let all: [CopyText] = {
    let catalogs = CatalogFileTests.files.compactMap { try? CatalogFileTests.catalog($0) }
    return catalogs.flatMap(\.entries).flatMap { entry in
      entry.localizations.compactMap { localization in
        localization.stringUnit.map { unit in
          CopyText(
            key: entry.key.text,
            locale: localization.locale.text,
            value: unit.value.text
          )
        }
      }
    }
  }()

  static let chinese: [CopyText] = all.filter { $0.locale.hasPrefix("zh") }
  static let actions: [CopyText] = all.filter { $0.key.hasPrefix("action.") }
  static let titles: [CopyText] = all.filter { $0.has("title") }
  static let messages: [CopyText] = all.filter { $0.has("message") }
  static let primers: [CopyText] = all.filter { $0.has("primer") }
  static let purposeStrings: [CopyText] = all.filter { $0.has("purposeString") }

  /// Whether a part of the key is a word.
  private func has(_ word: Substring) -> Bool { key.split(separator: ".").contains(word) }
}
