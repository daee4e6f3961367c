/// Looks for words in the bytes of a file.
enum ByteSearch {
  /// The first place of a word from an offset on.
  static func first(_ word: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard let initial = word.first else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index + word.count <= bytes.count {
        // Of most bytes only the first one is looked at.
        if bytes[index] == initial, bytes[index...].starts(with: word) { return index }
        index += 1
      }
      return nil
    }
  }

  /// The last place of a word before an offset.
  static func last(_ word: [UInt8], in bytes: [UInt8], before end: Int) -> Int? {
    guard let initial = word.first else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      var index = min(end, bytes.count) - word.count
      while index >= 0 {
        if bytes[index] == initial, bytes[index...].starts(with: word) { return index }
        index -= 1
      }
      return nil
    }
  }
}
