/// Goes through the tags of an XML text.
struct XMLPlaceScanner {
  let utf8: [UInt8]
  private var index = 0
  private var open: [XMLPlaces] = []

  init(utf8: [UInt8]) {
    self.utf8 = utf8
  }

  mutating func root() -> XMLPlaces? {
    while let start = utf8[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = start
      if take("<!--") {
        let end = skip(to: "-->")
        if !open.isEmpty { open[open.count - 1].comments.append((start + 4)..<end) }
      } else if take("<![CDATA[") {
        _ = skip(to: "]]>")
      } else if take("<?") {
        _ = skip(to: "?>")
      } else if take("<!") {
        _ = skip(to: ">")
      } else if take("</") {
        _ = skip(to: ">")
        guard var element = open.popLast() else { return nil }
        element.content = element.content.lowerBound..<start
        if let root = close(element) { return root }
      } else {
        let isEmpty = skipTag()
        let element = XMLPlaces(tag: start..<index)
        if !isEmpty {
          open.append(element)
        } else if let root = close(element) {
          return root
        }
      }
    }
    return nil
  }

  /// Puts an element into the one that it stands in; gives it where it is the root.
  private mutating func close(_ element: XMLPlaces) -> XMLPlaces? {
    guard !open.isEmpty else { return element }
    open[open.count - 1].elements.append(element)
    return nil
  }

  private mutating func take(_ mark: StaticString) -> Bool {
    let matches = mark.withUTF8Buffer { utf8[index...].starts(with: $0) }
    if matches { index += mark.utf8CodeUnitCount }
    return matches
  }

  /// Goes past a mark.
  ///
  /// - Returns: where the mark begins.
  private mutating func skip(to mark: StaticString) -> Int {
    while index < utf8.count {
      let start = index
      if take(mark) { return start }
      index += 1
    }
    return index
  }

  /// Goes past a start tag, and tells whether it is that of an empty element.
  private mutating func skipTag() -> Bool {
    var quote: UInt8?
    while index < utf8.count {
      let byte = utf8[index]
      index += 1
      if let mark = quote {
        if byte == mark { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return utf8[index - 2] == UInt8(ascii: "/")
      }
    }
    return true
  }
}
