/// How many UTF-16 units a text has up to its offsets in UTF-8.
///
/// Counts are kept at some offsets, for a line may be long and have many findings.
struct UTF16Units {
  private static let step = 1024

  private let utf8: [UInt8]
  /// The units before each multiple of the step.
  private let counts: [Int]

  init(_ utf8: [UInt8]) {
    self.utf8 = utf8
    var counts: [Int] = []
    var count = 0
    for start in stride(from: 0, through: utf8.count, by: Self.step) {
      counts.append(count)
      count += Self.count(utf8[start..<min(start + Self.step, utf8.count)])
    }
    self.counts = counts
  }

  /// The units before an offset.
  func count(before offset: Int) -> Int {
    let index = offset / Self.step
    return counts[index] + Self.count(utf8[(index * Self.step)..<offset])
  }

  /// A character takes two units where its UTF-8 has four bytes, and one where it has less.
  private static func count(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
  }
}
