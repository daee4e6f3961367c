/// Finds which straight marks of a text open and close quotations, where that is sure.
struct StraightQuotes {
  private(set) var openings: [Int: QuotePair] = [:]
  private(set) var closings: Set<Int> = []

  init(in text: ScannedText) {
    guard text.features.contains(.straightQuote) else { return }
    pair("\"", in: text)
    pair("'", in: text)
  }

  /// Takes all marks of a kind in turn, or none where one of them cannot be what its turn says:
  /// inches, apostrophes, code.
  private mutating func pair(_ mark: Unicode.Scalar, in text: ScannedText) {
    let indices = text.scalars.indices.filter {
      text.scalars[$0].value == mark && text.scalars[$0].cls == .mark && !isInWord($0, text)
    }
    guard indices.count.isMultiple(of: 2) else { return }
    let starts = stride(from: 0, to: indices.count, by: 2).map { indices[$0] }
    let ends = stride(from: 1, to: indices.count, by: 2).map { indices[$0] }
    guard starts.allSatisfy({ canOpen($0, text) }), ends.allSatisfy({ canClose($0, text) }),
      zip(starts, ends).allSatisfy({ $1 - $0 > 1 })
    else { return }
    for start in starts { openings[start] = QuotePair(opening: mark, closing: mark) }
    closings.formUnion(ends)
  }

  private func isInWord(_ index: Int, _ text: ScannedText) -> Bool {
    text.scalars[index].value == "'" && text.scalar(index - 1)?.cls == .latin
      && text.scalar(index + 1)?.cls == .latin
  }

  private func canOpen(_ index: Int, _ text: ScannedText) -> Bool {
    let isCode = text.scalar(index - 1).map { "{[=(\\".unicodeScalars.contains($0.value) } ?? false
    return !isCode && !isEdge(text.scalar(index + 1)) && text.scalar(index - 1)?.cls != .digit
  }

  private func canClose(_ index: Int, _ text: ScannedText) -> Bool {
    let isCode =
      text.scalar(index + 1).map { "=]}:".unicodeScalars.contains($0.value) } ?? false
    return !isCode && !isEdge(text.scalar(index - 1))
  }

  private func isEdge(_ scalar: ScannedText.Scalar?) -> Bool {
    scalar.map { $0.cls == .space || $0.cls == .lineEnd } ?? true
  }
}
