package import StringCatalogs

/// A text in one locale, or one of its variations.
package struct CheckedText: Sendable {
  package var text: String
  /// The locale, as an index into those of the catalog.
  package var locale: Int
  /// The state, where the format has one.
  package var state: LocalizedString.StringUnit.State?
  /// Which of the variations it is.
  package var path: UnitPath
  package var origin: TextOrigin

  package init(
    _ text: String,
    locale: Int,
    state: LocalizedString.StringUnit.State? = nil,
    path: UnitPath = .root,
    origin: TextOrigin
  ) {
    self.text = text
    self.locale = locale
    self.state = state
    self.path = path
    self.origin = origin
  }
}
