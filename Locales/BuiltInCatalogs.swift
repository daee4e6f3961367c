package import CompiledMessages

/// The product's own copy, compiled in from the String Catalogs of this folder.
package enum BuiltInCatalogs {
  /// The table of a locale, by its exact tag.
  package static func table(for tag: String) -> LocaleTable? {
    tables.first { $0.tag == tag }
  }
}
