/// A catalog under the name of its table, such as `Localizable` or `InfoPlist`.
///
/// What a file of any format is read into and written from.
package struct StringTable: Hashable, Sendable {
  @Exact package var name: String
  package var catalog: StringCatalog
  /// Whether the file says which language its strings were written in; where it does not, the
  /// catalog's source language is a guess: the one language of the file, or its first.
  package var statesSourceLanguage: Bool
  /// The locales for which the file has no states: what is `translated` there may be no
  /// translation.
  package var localesWithoutStates: Set<String>

  package init(
    name: String,
    catalog: StringCatalog,
    statesSourceLanguage: Bool = true,
    localesWithoutStates: Set<String> = []
  ) {
    self.name = name
    self.catalog = catalog
    self.statesSourceLanguage = statesSourceLanguage
    self.localesWithoutStates = localesWithoutStates
  }

  /// A table of a file that has the strings of one locale, and nothing beside the texts.
  package init(name: String, monolingual catalog: StringCatalog) {
    self.init(
      name: name,
      catalog: catalog,
      statesSourceLanguage: false,
      localesWithoutStates: [catalog.sourceLanguage]
    )
  }
}
