package import Diagnostics

/// Places in a text as places in the file that it stands in, whose escapes take more room.
package struct OffsetMap {
  private let origin: TextOrigin
  private let escaping: TextOrigin.Escaping
  /// The places in the file of each byte of the text; `nil` where they are its own, or are not known.
  private let places: [Range<Int>]?

  /// The places of a text that stands at an origin in a file's text.
  package init(of text: String, at origin: TextOrigin, in utf8: [UInt8]) {
    self.origin = origin
    let raw = utf8[origin.range]
    if raw.elementsEqual(text.utf8) {
      places = nil
      escaping = origin.escaping == .opaque ? .none : origin.escaping
    } else if let found = TextEscapes.places(of: text, in: raw, origin.escaping) {
      places = found
      escaping = origin.escaping
    } else {
      places = nil
      escaping = .opaque
    }
  }

  /// The range in the file of a range in the text; of the whole text where that is not known.
  package func fileRange(of range: Range<Int>?) -> Range<Int> {
    guard let range, escaping != .opaque else { return origin.range }
    guard let places else {
      let start = origin.range.lowerBound
      return (start + range.lowerBound)..<(start + range.upperBound)
    }
    guard !range.isEmpty else {
      let offset =
        range.lowerBound < places.count
        ? places[range.lowerBound].lowerBound
        : places.last?.upperBound ?? origin.range.lowerBound
      return offset..<offset
    }
    return places[range.lowerBound].lowerBound..<places[range.upperBound - 1].upperBound
  }

  /// Edits of the text as edits of the file; none where one of them cannot be told, or would take
  /// out what is not in the text, such as a tag.
  package func fileEdits(_ edits: [TextEdit]) -> [TextEdit] {
    guard escaping != .opaque else { return [] }
    var fileEdits: [TextEdit] = []
    for edit in edits {
      guard isUnbroken(edit.range), let written = TextEscapes.write(edit.replacement, escaping)
      else { return [] }
      fileEdits.append(TextEdit(fileRange(of: edit.range), written))
    }
    return fileEdits
  }

  /// Whether nothing stands in the file, between the ends of a range of the text, that is not in the
  /// text; where that is not known, something may.
  package func isUnbroken(_ range: Range<Int>) -> Bool {
    guard escaping != .opaque else { return false }
    guard let places, !range.isEmpty else { return true }
    let inner = places[range]
    return zip(inner, inner.dropFirst()).allSatisfy { first, second in
      first == second || first.upperBound == second.lowerBound
    }
  }
}
