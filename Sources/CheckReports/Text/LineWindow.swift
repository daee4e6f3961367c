internal import CopyChecks
internal import Diagnostics

/// What stands around a place in its line: a generated file may be one line of megabytes.
struct LineWindow {
  private static let bytesBefore = 192
  private static let bytesAfter = 384

  /// The characters, without the indentation of the line.
  let cells: [VisibleText.Cell]
  /// Whether the line has more before them.
  let isCutBefore: Bool
  /// Whether the line has more after them.
  let isCutAfter: Bool

  init(around range: Range<Int>, in file: CheckedFile) {
    let utf8 = file.source.utf8
    let place = range.lowerBound
    let lineStart = place - (file.location(offset: place).column - 1)
    var start = max(lineStart, place - Self.bytesBefore)
    while start < place, Self.continuesCharacter(utf8[start]) { start += 1 }
    let limit = min(utf8.count, place + Self.bytesAfter)
    var end = utf8[place..<limit].firstIndex(where: Self.endsLine) ?? limit
    while end > place, end < utf8.count, Self.continuesCharacter(utf8[end]) { end -= 1 }
    isCutBefore = start > lineStart
    isCutAfter = end < utf8.count && !Self.endsLine(utf8[end])
    if !isCutBefore {
      while start < place, utf8[start] == 0x20 || utf8[start] == 0x09 { start += 1 }
    }
    cells = VisibleText(String(decoding: utf8[start..<end], as: UTF8.self), at: start).cells
  }

  private static func continuesCharacter(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
  private static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
