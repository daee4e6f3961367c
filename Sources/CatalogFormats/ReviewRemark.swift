/// What a reviewer wrote into a translation file beside a value.
package struct ReviewRemark: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case comment(String)
    /// Another text for the value.
    case suggestion(String)
  }

  package var content: Content
  /// The table, by the name that was read.
  package var table: String
  package var value: UnitIdentifier
  package var locale: String
  /// When the file was made, as it says it itself.
  package var date: String?
}
