/// Words of Latin letters with what they mean, found without making a string.
struct LatinWordTable<Value: Sendable>: Sendable {
  /// FNV-1a of a word in lower case, made letter by letter.
  struct Hash: Hashable, Sendable {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Takes in the next letter of ASCII, of either case.
    @inline(__always)
    mutating func add(_ byte: UInt8) {
      let lower = byte &- 0x41 < 26 ? byte | 0x20 : byte
      value = (value ^ UInt64(lower)) &* 0x100_0000_01B3
    }
  }

  private let hashes: [UInt64]
  private let values: [Value?]
  private let mask: Int

  init(_ words: [(word: String, value: Value)]) {
    var size = 16
    while size < words.count * 4 { size *= 2 }
    mask = size - 1
    var hashes = [UInt64](repeating: 0, count: size)
    var values = [Value?](repeating: nil, count: size)
    for (word, value) in words {
      var hash = Hash()
      for byte in word.utf8 { hash.add(byte) }
      var slot = Int(truncatingIfNeeded: hash.value >> 20) & mask
      while hashes[slot] != 0 { slot = (slot + 1) & mask }
      hashes[slot] = hash.value
      values[slot] = value
    }
    self.hashes = hashes
    self.values = values
  }

  /// What a word means; `nil` for a word that is not in the table.
  @inline(__always)
  subscript(hash: Hash) -> Value? {
    var slot = Int(truncatingIfNeeded: hash.value >> 20) & mask
    while hashes[slot] != 0 {
      if hashes[slot] == hash.value { return values[slot] }
      slot = (slot + 1) & mask
    }
    return nil
  }
}
