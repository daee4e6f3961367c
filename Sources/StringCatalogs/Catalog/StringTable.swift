/// A catalog under the name of its table, such as `Localizable` or `InfoPlist`.
///
/// What a file of any format is read into and written from.
package struct StringTable: Hashable, Sendable {
  @Exact package var name: String
  package var catalog: StringCatalog

  package init(name: String, catalog: StringCatalog) {
    self.name = name
    self.catalog = catalog
  }
}
