/// A text with markers such as `%TITLE%`, which is read once: what takes their place may have
/// anything in it.
struct PageTemplate {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The text with other bytes for the markers; a marker without such stays as it is.
  func filled(_ replacement: (String) -> [UInt8]?) -> [UInt8] {
    let percent = UInt8(ascii: "%")
    var filled: [UInt8] = []
    var rest = bytes[...]
    while let start = rest.firstIndex(of: percent) {
      filled += rest[..<start]
      rest = rest[start...]
      let name = rest.dropFirst().prefix { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
      if !name.isEmpty, name.endIndex < rest.endIndex, rest[name.endIndex] == percent,
        let bytes = replacement(String(decoding: name, as: UTF8.self))
      {
        filled += bytes
        rest = rest[(name.endIndex + 1)...]
      } else {
        filled.append(percent)
        rest = rest.dropFirst()
      }
    }
    return filled + rest
  }
}
