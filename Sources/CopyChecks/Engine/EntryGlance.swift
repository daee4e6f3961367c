/// What is known of an entry before its texts are read character by character; it is found once, for
/// all checks.
package struct EntryGlance: Sendable {
  /// Where the entry stands in its catalog.
  package internal(set) var index = 0
  /// What its texts are.
  package internal(set) var role = TextRole(.other)
  /// What each of its texts has.
  package internal(set) var texts: [TextFeatures] = []
  /// What they have together, and what the entry has.
  package internal(set) var features: TextFeatures = .any
}
