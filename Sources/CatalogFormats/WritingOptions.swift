/// What to write.
package struct WritingOptions: Hashable, Sendable {
  /// The locales to write; `nil` for all that the tables have.
  package var locales: [String]?
  /// Whether only strings that need work are written: those without a translation, and those whose
  /// state is other than `translated`.
  package var onlyUnfinished: Bool

  /// Whether the files go to translators, who need the texts alone, and not what would bring back
  /// everything else that a catalog says.
  package var isForTranslators: Bool

  package init(
    locales: [String]? = nil,
    onlyUnfinished: Bool = false,
    isForTranslators: Bool = false
  ) {
    self.locales = locales
    self.onlyUnfinished = onlyUnfinished
    self.isForTranslators = isForTranslators
  }
}
