/// How much of the history of the texts a review shows.
package struct ReviewHistory: Hashable, Sendable {
  /// The revision with which the texts are compared.
  package var since: String?
  /// Whether who wrote the texts is told of large files, too.
  package var isWhole: Bool

  package init(since: String? = nil, isWhole: Bool = false) {
    self.since = since
    self.isWhole = isWhole
  }
}
