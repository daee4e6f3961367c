/// An Xcode String Catalog (.xcstrings): the messages of one table in all their locales.
package struct StringCatalogFile: Sendable {
  /// A value in one locale.
  package struct StringUnit: Sendable {
    /// `new`, `translated`, `needs_review` and the like; any other state is kept as it is.
    package let state: String?
    package let value: JSONText
  }

  /// What one locale has for a key.
  package struct Localization: Sendable {
    package let locale: JSONText
    /// The value; `nil` where the locale varies it by device or number instead.
    package let stringUnit: StringUnit?
    /// The value on phones: the locale's, or, where it varies by device, that of phones or else
    /// of all other devices.
    package let phoneUnit: StringUnit?
  }

  /// A key with all its locales.
  package struct Entry: Sendable {
    package let key: JSONText
    package let comment: String?
    package let localizations: [Localization]

    package subscript(locale: String) -> StringUnit? {
      localization(locale)?.stringUnit
    }

    /// What a locale has for the key.
    package func localization(_ locale: String) -> Localization? {
      localizations.last { $0.locale.value == locale }
    }

    /// A locale that another one before it has the name of; JSON readers drop either.
    package var duplicateLocale: JSONText? {
      var seen: Set<String> = []
      return localizations.lazy.map(\.locale).first { !seen.insert($0.value).inserted }
    }
  }

  package let file: String
  package let sourceLanguage: String
  package let entries: [Entry]
  let lines: LineTable

  package subscript(key: String) -> Entry? { entries.last { $0.key.value == key } }
}
