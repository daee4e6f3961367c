/// Hashes of what entries have, with the entries that they are of.
///
/// They are all that is kept of a catalog while it is walked through: the few entries that share one
/// are read again.
struct HashedEntries: Sendable {
  private var count = 0
  private var hashes: [UInt64] = []
  /// The entry of each hash, counted from the first one of these.
  private var entries: [Int32] = []

  /// Tells that the hashes that follow are of the next entry.
  mutating func beginEntry() { count += 1 }

  /// Adds a hash of the entry that was begun.
  mutating func add(_ hash: UInt64) {
    hashes.append(hash)
    entries.append(Int32(truncatingIfNeeded: count - 1))
  }

  /// What comes more than once in the parts of a catalog: the hashes, and the entries that have them
  /// in their order.
  static func repeated(in parts: [HashedEntries]) -> (hashes: Set<UInt64>, entries: [Int]) {
    let repeated = RepeatedHashes.all(in: parts.map(\.hashes))
    guard !repeated.isEmpty else { return ([], []) }
    var found: [Int] = []
    var start = 0
    for part in parts {
      for (hash, entry) in zip(part.hashes, part.entries) where repeated.contains(hash) {
        let index = start + Int(entry)
        if found.last != index { found.append(index) }
      }
      start += part.count
    }
    return (repeated, found)
  }
}
