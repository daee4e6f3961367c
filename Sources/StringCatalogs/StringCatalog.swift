/// An Xcode String Catalog (.xcstrings): the messages of one table in all their locales.
package struct StringCatalog: Sendable {
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
  }

  /// A key with all its locales.
  package struct Entry: Sendable {
    package let key: JSONText
    package let comment: String?
    package let localizations: [Localization]

    package subscript(locale: String) -> StringUnit? {
      localizations.last { $0.locale.value == locale }?.stringUnit
    }
  }

  package let file: String
  package let sourceLanguage: String
  package let entries: [Entry]
  let bytes: [UInt8]

  package subscript(key: String) -> Entry? { entries.last { $0.key.value == key } }
}
