package import Diagnostics

/// A String Catalog as it stands in a file: every key and value with its place.
///
/// Nothing is decoded before somebody asks for it. ``catalog`` is what the file says as a value.
package struct StringCatalogFile: Sendable {
  package let json: JSONFile
  /// The locale that the strings were written in.
  package let sourceLanguage: String
  let strings: JSONNode

  /// Reads a String Catalog of any version 1.x; what this version does not know is kept.
  ///
  /// - Throws: a diagnostic with line and column where the file is not one.
  package init(parsing bytes: [UInt8], file: String) throws(Diagnostic) {
    json = try JSONFile(parsing: bytes, file: file, advice: .stringCatalog)
    (sourceLanguage, strings) = try StringCatalogShape.check(json)
  }

  /// The path, as it was given.
  package var file: String { json.file }

  /// The place of an offset in the file's bytes.
  package func location(offset: Int) -> SourceLocation { json.location(offset: offset) }

  /// The keys, in the order of the file.
  package var entries: [Entry] {
    strings.members.map { Entry(key: $0.name, body: $0.value) }
  }

  /// What stands under a key.
  package subscript(key: String) -> Entry? {
    strings.members.first { $0.name.string == key }.map { Entry(key: $0.name, body: $0.value) }
  }
}

extension StringCatalogFile {
  /// A key with all its locales.
  package struct Entry: Sendable {
    package let key: JSONNode
    let body: JSONNode

    package var comment: String? { body["comment"]?.string }

    package var localizations: [Localization] {
      guard let localizations = body["localizations"] else { return [] }
      return localizations.members.map { Localization(locale: $0.name, body: $0.value) }
    }

    /// The value of a locale that does not vary.
    package subscript(locale: String) -> StringUnit? { localization(locale)?.stringUnit }

    /// What a locale has for the key.
    package func localization(_ locale: String) -> Localization? {
      localizations.first { $0.locale.string == locale }
    }
  }

  /// What one locale has for a key.
  package struct Localization: Sendable {
    package let locale: JSONNode
    let body: JSONNode

    /// The value; `nil` where the locale varies it by device or number instead.
    package var stringUnit: StringUnit? { body["stringUnit"].flatMap(StringUnit.init) }

    /// The value on phones: the locale's, or, where it varies by device, that of phones or else of
    /// all other devices.
    package var phoneUnit: StringUnit? {
      if let stringUnit { return stringUnit }
      let devices = body["variations"]?["device"]
      return (devices?["iphone"] ?? devices?["other"])?["stringUnit"].flatMap(StringUnit.init)
    }
  }

  /// A value in one locale.
  package struct StringUnit: Sendable {
    package let value: JSONNode
    /// `new`, `translated`, `needs_review` and the like; any other state is kept as it is.
    package let state: String?

    init?(_ node: JSONNode) {
      guard let value = node["value"] else { return nil }
      self.value = value
      state = node["state"]?.string
    }
  }
}
