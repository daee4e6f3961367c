/// A short name for some paths, which says nothing of them: FNV-1a, in 64 bits.
struct DocumentID {
  let text: String

  init(of paths: [String]) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in paths.joined(separator: "\0").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    text = String(hash, radix: 36)
  }
}
