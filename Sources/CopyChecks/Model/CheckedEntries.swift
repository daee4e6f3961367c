/// The entries of a catalog; read where they stand, piece by piece, because a large one is not
/// wanted in memory twice.
package protocol CheckedEntries: Sendable {
  var count: Int { get }
  /// Calls a closure with the entries of a range in their order; many threads may do so at once.
  func forEach(in range: Range<Int>, _ body: (CheckedEntry) -> Void)
}

extension [CheckedEntry]: CheckedEntries {
  package func forEach(in range: Range<Int>, _ body: (CheckedEntry) -> Void) {
    for index in range { body(self[index]) }
  }
}
