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
        guard let record = Self.record(of: key, in: bytes) else { return nil }
        return CompiledMessage(code: String(decoding: bytes[record], as: UTF8.self))
      }
    }
  }

  /// Where the message of a key stands.
  ///
  /// Bytes are read through pointers: every message of an alert is looked for, in every locale.
  private static func record(
    of key: UnsafeBufferPointer<UInt8>,
    in records: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    guard let bytes = records.baseAddress, let wanted = key.baseAddress else { return nil }
    var low = 0
    var high = records.count
    while low < high {
      // The record that the middle of the range falls in.
      var start = low + (high - low) / 2
      while start > low, bytes[start - 1] != recordSeparator { start -= 1 }
      // The keys go together as far as they are the same; the first difference is their order.
      var separator = start
      while separator < high, bytes[separator] != unitSeparator, separator - start < key.count,
        bytes[separator] == wanted[separator - start]
      {
        separator += 1
      }
      let isWhole = separator - start == key.count
      let isSame = isWhole && separator < high && bytes[separator] == unitSeparator
      if !isSame, isWhole || separator >= high || bytes[separator] > wanted[separator - start] {
        high = start
        continue
      }
      var end = separator
      while end < high, bytes[end] != recordSeparator { end += 1 }
      if isSame { return (separator + 1)..<end }
      low = end + 1
    }
    return nil
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
