package import Diagnostics

/// A locale of the strings.
package struct ReviewLocale: Hashable, Sendable {
  /// The name as the catalogs spell it.
  package var id: String
  /// The BCP 47 tag by which a browser chooses a font: it names a region for Chinese.
  package var language: String
  package var isRightToLeft: Bool
  /// The name in English.
  package var name: String
  package var isEditable: Bool
  /// The locales whose text shows where this one has none, the nearest first.
  package var fallbacks: [Int]

  package var json: JSONDocument {
    .members([
      ("id", id.json),
      ("lang", language.json),
      ("dir", isRightToLeft ? "rtl" : "ltr"),
      ("name", name.json),
      ("editable", .bool(isEditable)),
      ("fallbacks", fallbacks.json),
    ])
  }
}
