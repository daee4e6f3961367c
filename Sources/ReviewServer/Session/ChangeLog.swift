internal import StringCatalogs

/// Which strings changed when: a serial number counts the changes, and of each string the last one is
/// kept, so that a page that was away for long is told what one that was there is.
struct ChangeLog: Sendable {
  struct Key: Hashable, Sendable {
    let catalog: Int
    @Exact var key: String
  }

  /// The number of the last change; 0 is what the first page showed.
  private(set) var serial = 0
  private var serials: [Key: Int] = [:]

  mutating func add(_ keys: [String], of catalog: Int) {
    guard !keys.isEmpty else { return }
    serial += 1
    for key in keys { serials[Key(catalog: catalog, key: key)] = serial }
  }

  /// What changed after a number, in the order of catalogs and keys; everything, where the number is
  /// none of this log.
  func keys(since number: Int) -> [Key] {
    let number = (0...serial).contains(number) ? number : 0
    return serials.filter { $0.value > number }.keys.sorted { first, second in
      guard first.catalog == second.catalog else { return first.catalog < second.catalog }
      return first.key.utf8.lexicographicallyPrecedes(second.key.utf8)
    }
  }
}
