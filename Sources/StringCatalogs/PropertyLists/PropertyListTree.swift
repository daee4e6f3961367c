/// What is written as a property list: strings, and dictionaries of them.
package indirect enum PropertyListTree: Hashable, Sendable {
  /// A member of a dictionary.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: PropertyListTree
    /// A comment that stands before the key.
    package var comment: String?

    package init(_ key: String, _ value: PropertyListTree, comment: String? = nil) {
      self.key = key
      self.value = value
      self.comment = comment
    }
  }

  case string(String)
  case dictionary([Member])
}
