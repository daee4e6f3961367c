/// A word or a mark of source code; what is in comments and strings is neither.
struct SourceToken {
  /// What it is.
  enum Kind: Hashable {
    case word
    /// One byte of punctuation.
    case mark(UInt8)
  }

  let kind: Kind
  /// Offsets in the text.
  let range: Range<Int>

  func isMark(_ character: Unicode.Scalar) -> Bool {
    kind == .mark(UInt8(truncatingIfNeeded: character.value))
  }
}
