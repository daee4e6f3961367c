/// What to write.
package struct WritingOptions: Hashable, Sendable {
  /// The locales to write; `nil` for all that the tables have.
  package var locales: [String]?
  /// Whether only strings that need work are written: those without a translation, and those whose
  /// state is other than `translated`.
  package var onlyUnfinished: Bool

  package init(locales: [String]? = nil, onlyUnfinished: Bool = false) {
    self.locales = locales
    self.onlyUnfinished = onlyUnfinished
  }
}
