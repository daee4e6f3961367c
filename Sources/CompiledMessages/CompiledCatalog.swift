/// The messages of one locale, sorted by key, in one text that needs no initialization.
///
/// Records end with U+001E, and key and message of each are parted by U+001F: ASCII's record and
/// unit separators. A binary search over the bytes finds a record by its key.
package struct CompiledCatalog: Sendable {
  /// U+001E, after each record.
  package static let recordSeparator: UInt8 = 0x1E
  /// U+001F, between the key and the message of a record.
  package static let unitSeparator: UInt8 = 0x1F

  private let records: StaticString

  package init(records: StaticString) {
    self.records = records
  }

  /// The message of a key.
  package func message(forKey key: String) -> CompiledMessage? {
    var key = key
    return key.withUTF8 { key in
      records.withUTF8Buffer { bytes in
        var low = 0
        var high = bytes.count
        while low < high {
          // The record that the middle of the range falls in.
          var start = low + (high - low) / 2
          while start > low, bytes[start - 1] != Self.recordSeparator { start -= 1 }
          // The keys go together as far as they are the same; the first difference is their order.
          var separator = start
          while separator < high, bytes[separator] != Self.unitSeparator,
            separator - start < key.count, bytes[separator] == key[separator - start]
          {
            separator += 1
          }
          let isWhole = separator - start == key.count
          let isSame = isWhole && separator < high && bytes[separator] == Self.unitSeparator
          if !isSame, isWhole || separator >= high || bytes[separator] > key[separator - start] {
            high = start
            continue
          }
          var end = separator
          while end < high, bytes[end] != Self.recordSeparator { end += 1 }
          guard isSame else {
            low = end + 1
            continue
          }
          let code = UnsafeBufferPointer(rebasing: bytes[(separator + 1)..<end])
          return CompiledMessage(code: String(decoding: code, as: UTF8.self))
        }
        return nil
      }
    }
  }

  /// Every key, in the order of its bytes.
  package var keys: [String] {
    records.withUTF8Buffer { bytes in
      bytes.split(separator: Self.recordSeparator).map { record in
        String(decoding: record.prefix { $0 != Self.unitSeparator }, as: UTF8.self)
      }
    }
  }
}
