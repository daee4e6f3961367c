internal import Diagnostics

/// Places in a text as places in the file that it stands in, whose escapes take more room.
struct OffsetMap {
  private let origin: TextOrigin
  private let escaping: TextOrigin.Escaping
  /// Offsets in the file of each byte of the text, and of its end; `nil` where they are its own, or
  /// are not known.
  private let offsets: [Int]?

  init(of text: String, at origin: TextOrigin, in source: SourceText) {
    self.origin = origin
    let raw = source.utf8[origin.range]
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

  /// The range in the file of a range in the text; of the whole text where that is not known.
  func fileRange(of range: Range<Int>?) -> Range<Int> {
    guard let range, escaping != .opaque else { return origin.range }
    return fileOffset(of: range.lowerBound)..<fileOffset(of: range.upperBound)
  }

  /// Edits of the text as edits of the file; none where one of them cannot be told.
  func fileEdits(_ edits: [TextEdit]) -> [TextEdit] {
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
