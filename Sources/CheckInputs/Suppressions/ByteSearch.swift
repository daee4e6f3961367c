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

  /// The place of a word that is nearest to an offset, looked for in both directions at once.
  static func nearest(_ word: [UInt8], to offset: Int, in bytes: [UInt8]) -> Int? {
    guard let initial = word.first else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      let last = bytes.count - word.count
      var (before, after) = (min(offset - 1, last), offset)
      while before >= 0 || after <= last {
        for place in [before, after] where place >= 0 && place <= last {
          if bytes[place] == initial, bytes[place...].starts(with: word) { return place }
        }
        (before, after) = (before - 1, after + 1)
      }
      return nil
    }
  }
}
