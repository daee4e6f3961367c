internal import CICU

/// The order of CLDR's root collation (UTS #10), with numbers by their value and no character
/// ignored: the order in which Xcode keeps a String Catalog.
package enum Collator {
  /// Texts in their order; what is equal keeps the order that it has.
  ///
  /// Where ICU has no collation data, the texts are as they were.
  package static func sorted(_ texts: [String]) -> [String] {
    order(of: texts).map { texts[$0] }
  }

  /// The positions of texts in their order.
  package static func order(of texts: [String]) -> [Int] {
    var arena: [CChar] = []
    var offsets: [Int32] = [0]
    for text in texts {
      arena.append(contentsOf: text.utf8.lazy.map(CChar.init(bitPattern:)))
      offsets.append(Int32(arena.count))
    }
    // ICU reads from the arena, which must have an address.
    arena.append(0)
    var status: Int32 = 0
    let order = unsafe [Int32](unsafeUninitializedCapacity: texts.count) { room, count in
      unsafe cicu_collation_order(
        arena,
        offsets,
        Int32(texts.count),
        room.baseAddress,
        &status
      )
      count = status <= 0 ? texts.count : 0
    }
    return status <= 0 ? order.map(Int.init) : Array(texts.indices)
  }
}
