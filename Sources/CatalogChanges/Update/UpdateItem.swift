package import StringCatalogs

/// What became of one value that a translator's file offers.
package struct UpdateItem: Hashable, Sendable {
  /// What became of it.
  package enum Outcome: Hashable, Sendable {
    /// The catalog had no value there.
    case added
    /// The catalog had another text there.
    case changed
    /// The catalog has the text, in another state now.
    case state
    /// The catalog had it already.
    case unchanged
    /// The translator has not been there: nothing is offered.
    case untranslated
    case rejected(Rejection)
  }

  package let id: StringID
  package let file: String
  package let offered: LocalizedString.StringUnit
  /// What the catalog had.
  package let current: LocalizedString.StringUnit?
  /// What the catalog has now.
  package let result: LocalizedString.StringUnit?
  package let outcome: Outcome
}
