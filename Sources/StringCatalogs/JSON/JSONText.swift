/// A string in a JSON file: its value, and where each part of it stands.
package struct JSONText: Hashable, Sendable {
  /// The string.
  package let value: String
  /// Offset in bytes of the opening quotation mark.
  package let offset: Int
  /// The bytes between the quotation marks, as they stand in the file.
  let raw: [UInt8]

  /// The offset in bytes, in the file, of a position in UTF-16 code units of the value.
  package func fileOffset(ofUTF16 position: Int) -> Int {
    var units = 0
    var index = 0
    while index < raw.count, units < position {
      let byte = raw[index]
      switch byte {
      case UInt8(ascii: "\\"):
        let isUnicode = index + 1 < raw.count && raw[index + 1] == UInt8(ascii: "u")
        index += isUnicode ? 6 : 2
        units += 1
      case 0xF0...: (index, units) = (index + 4, units + 2)
      case 0xE0...: (index, units) = (index + 3, units + 1)
      case 0xC0...: (index, units) = (index + 2, units + 1)
      default: (index, units) = (index + 1, units + 1)
      }
    }
    return offset + 1 + min(index, raw.count)
  }
}
