internal import CICU

/// Lists as a locale writes them.
package enum ListFormatter {
  /// The items joined with the locale's "and": `a, b, and c`, `a、b和c`.
  package static func and(_ items: [String], locale tag: String) throws(ICUError) -> String {
    // One arena of bytes holds every item, so that ICU reads from stable memory.
    var arena: [CChar] = []
    let starts = items.map { item in
      defer {
        arena.append(contentsOf: item.utf8.lazy.map(CChar.init(bitPattern:)))
        arena.append(0)
      }
      return arena.count
    }
    return try unsafe utf8FromICU { buffer, capacity, status in
      unsafe arena.withUnsafeBufferPointer { arena in
        guard let base = arena.baseAddress else { return 0 }
        let pointers = unsafe starts.map { unsafe Optional(base + $0) }
        return unsafe cicu_list_format(
          tag,
          pointers,
          Int32(pointers.count),
          buffer,
          capacity,
          &status
        )
      }
    }
  }
}
