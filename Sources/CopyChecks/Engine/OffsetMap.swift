package import Diagnostics

/// Places in a text as places in the file that it stands in, whose escapes take more room.
package struct OffsetMap {
  private let origin: TextOrigin
  private let escaping: TextOrigin.Escaping
  /// Offsets in the file of each byte of the text, and of its end; `nil` where they are its own, or
  /// are not known.
  private let offsets: [Int]?

  /// The places of a text that stands at an origin in a file's text.
  package init(of text: String, at origin: TextOrigin, in utf8: [UInt8]) {
    self.origin = origin
    let raw = utf8[origin.range]
    if raw.elementsEqual(text.utf8) {
      offsets = nil
      escaping = origin.escaping == .opaque ? .none : origin.escaping
    } else if let map = TextEscapes.offsets(of: text, in: raw, origin.escaping) {
      offsets = map
      escaping = origin.escaping
    } else {
      offsets = nil
      escaping = .opaque
    }
  }

  /// Whether places in the text are known, and not only that of the whole.
  package var isExact: Bool { escaping != .opaque }

  /// The range in the file of a range in the text; of the whole text where that is not known.
  package func fileRange(of range: Range<Int>?) -> Range<Int> {
    guard let range, escaping != .opaque else { return origin.range }
    return fileOffset(of: range.lowerBound)..<fileOffset(of: range.upperBound)
  }

  /// Edits of the text as edits of the file; none where one of them cannot be told.
  package func fileEdits(_ edits: [TextEdit]) -> [TextEdit] {
    guard escaping != .opaque else { return [] }
    var fileEdits: [TextEdit] = []
    for edit in edits {
      guard let written = TextEscapes.write(edit.replacement, escaping) else { return [] }
      fileEdits.append(TextEdit(fileRange(of: edit.range), written))
    }
    return fileEdits
  }

  private func fileOffset(of offset: Int) -> Int {
    offsets.map { $0[offset] } ?? origin.range.lowerBound + offset
  }
}
