internal import Diagnostics

/// What several passes of edits make of a text, told as edits of the text that they began with.
struct EditHistory {
  private enum Piece {
    /// A range of the first text.
    case kept(Range<Int>)
    case written([UInt8])

    var count: Int {
      switch self {
      case .kept(let range): range.count
      case .written(let bytes): bytes.count
      }
    }

    /// The first bytes, and those after them.
    func split(at count: Int) -> (Piece, Piece) {
      switch self {
      case .kept(let range):
        let middle = range.lowerBound + count
        return (.kept(range.lowerBound..<middle), .kept(middle..<range.upperBound))
      case .written(let bytes):
        return (.written(Array(bytes.prefix(count))), .written(Array(bytes.dropFirst(count))))
      }
    }
  }

  private let length: Int
  private var pieces: [Piece]

  /// Nothing has been done yet to a text of so many bytes.
  init(length: Int) {
    self.length = length
    pieces = [.kept(0..<length)]
  }

  /// Makes edits, whose ranges are those of the text as it is now.
  mutating func apply(_ edits: [TextEdit]) {
    var rest = pieces[...]
    var done: [Piece] = []
    var offset = 0
    for edit in edits.sorted(by: Self.precedes) {
      done += Self.removeFirst(edit.range.lowerBound - offset, of: &rest)
      _ = Self.removeFirst(edit.range.count, of: &rest)
      done.append(.written(Array(edit.replacement.utf8)))
      offset = edit.range.upperBound
    }
    pieces = done + rest
  }

  /// All that was done, as edits of the first text.
  var edits: [TextEdit] {
    var edits: [TextEdit] = []
    var end = 0
    var written: [UInt8] = []
    for piece in pieces + [.kept(length..<length)] {
      switch piece {
      case .written(let bytes): written += bytes
      case .kept(let range):
        if range.lowerBound > end || !written.isEmpty {
          let text = String(decoding: written, as: UTF8.self)
          edits.append(TextEdit(end..<range.lowerBound, text))
        }
        end = range.upperBound
        written = []
      }
    }
    return edits
  }

  private static func precedes(_ first: TextEdit, _ second: TextEdit) -> Bool {
    (first.range.lowerBound, first.range.upperBound)
      < (second.range.lowerBound, second.range.upperBound)
  }

  private static func removeFirst(_ count: Int, of pieces: inout ArraySlice<Piece>) -> [Piece] {
    var removed: [Piece] = []
    var missing = count
    while missing > 0, let piece = pieces.first {
      if piece.count <= missing {
        removed.append(piece)
        pieces.removeFirst()
        missing -= piece.count
      } else {
        let (first, second) = piece.split(at: missing)
        removed.append(first)
        pieces[pieces.startIndex] = second
        missing = 0
      }
    }
    return removed
  }
}
