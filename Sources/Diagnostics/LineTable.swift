/// Where the lines of a text begin, so that many places are found without reading it many times.
package struct LineTable: Sendable {
  /// Offsets of the first bytes of all lines.
  private let starts: [Int]

  /// The lines of a text.
  ///
  /// Old files end their lines with CR alone, which the readers of UTF-8 files need not know.
  package init(of utf8: [UInt8]) {
    var starts = [0]
    utf8.withUnsafeBufferPointer { bytes in
      for index in bytes.indices where bytes[index] == 0x0A || bytes[index] == 0x0D {
        let isInsideCRLF =
          bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
        if !isInsideCRLF { starts.append(index + 1) }
      }
    }
    self.starts = starts
  }

  /// The place of an offset in bytes.
  package func location(file: String, offset: Int) -> SourceLocation {
    var (first, end) = (0, starts.count)
    // The first line is never passed: it begins before every offset.
    while end - first > 1 {
      let middle = (first + end) / 2
      if starts[middle] <= offset { first = middle } else { end = middle }
    }
    return SourceLocation(file: file, line: first + 1, column: offset - starts[first] + 1)
  }
}
