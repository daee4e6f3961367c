package import StringCatalogs

/// What a reviewer decided about a catalog's values, each with what they started from.
package struct UpdateReview: Sendable {
  /// The value that a reviewer started from.
  package enum Base: Hashable, Sendable {
    case nothing
    case text(String)

    /// Whether a catalog still has it; to have no text is to have nothing.
    func isSame(as current: LocalizedString.StringUnit?) -> Bool {
      (text ?? "").isExactly(current?.value ?? "")
    }

    /// The text; `nil` where there was none.
    var text: String? {
      guard case .text(let text) = self else { return nil }
      return text
    }
  }

  /// A value as the reviewer wants it, in the catalog's own writing.
  package struct Change: Hashable, Sendable {
    package var id: StringID
    package var unit: LocalizedString.StringUnit
    package var base: Base
    /// The source text that the reviewer saw; `nil` where nothing says it.
    package var seenSource: String?

    package init(
      id: StringID,
      unit: LocalizedString.StringUnit,
      base: Base,
      seenSource: String?
    ) {
      self.id = id
      self.unit = unit
      self.base = base
      self.seenSource = seenSource
    }
  }

  /// The file, as it was given.
  package var file: String
  package var changes: [Change]

  package init(file: String, changes: [Change]) {
    self.file = file
    self.changes = changes
  }
}
