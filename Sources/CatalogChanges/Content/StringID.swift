package import StringCatalogs

/// Which of a catalog's values is meant.
package struct StringID: Hashable, Sendable {
  @Exact package var key: String
  @Exact package var locale: String
  package var path: UnitPath

  package init(key: String, locale: String, path: UnitPath = .root) {
    self.key = key
    self.locale = locale
    self.path = path
  }
}
