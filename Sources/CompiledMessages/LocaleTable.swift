/// What is compiled in for one locale: its messages, and what ICU knows of it.
package struct LocaleTable: Sendable {
  /// The BCP 47 tag.
  package let tag: String
  /// The available locales to look in when this one lacks a key, the nearest first.
  package let fallbacks: [String]
  /// The outer quotation marks of CLDR's delimiters.
  package let quotationMarks: (opening: String, closing: String)
  /// The messages.
  package let catalog: CompiledCatalog

  package init(
    tag: String,
    fallbacks: [String],
    quotationMarks: (opening: String, closing: String),
    catalog: CompiledCatalog
  ) {
    self.tag = tag
    self.fallbacks = fallbacks
    self.quotationMarks = quotationMarks
    self.catalog = catalog
  }
}
