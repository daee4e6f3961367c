/// Finds the few hashes that come more than once among very many.
enum RepeatedHashes {
  /// Those of several lists together.
  static func all(in lists: [[UInt64]]) -> Set<UInt64> {
    let count = lists.reduce(0) { $0 + $1.count }
    guard count > 1 else { return [] }
    // A table of bits, eight or more for each hash, sorts out nearly all that come once.
    let bits = UInt64(1) << UInt64(64 - (count * 8).leadingZeroBitCount)
    var seen = [UInt64](repeating: 0, count: Int(max(bits / 64, 1)))
    let mask = UInt64(seen.count * 64 - 1)
    var candidates: Set<UInt64> = []
    for hash in lists.joined() {
      let bit = (hash ^ (hash >> 32)) & mask
      if seen[Int(bit >> 6)] & (1 << (bit & 63)) != 0 { candidates.insert(hash) }
      seen[Int(bit >> 6)] |= 1 << (bit & 63)
    }
    guard !candidates.isEmpty else { return [] }
    var once: Set<UInt64> = []
    var repeated: Set<UInt64> = []
    for hash in lists.joined() where candidates.contains(hash) {
      if !once.insert(hash).inserted { repeated.insert(hash) }
    }
    return repeated
  }
}
