/// A name in quotation marks in a text.
struct QuotedName {
  /// The name without its marks, and with them: indices of characters.
  let name: Range<Int>
  let whole: Range<Int>

  /// The name whose opening mark stands at an index; `nil` where none does, or where what is in
  /// marks is longer than a name.
  init?(at index: Int, in scalars: [ScannedText.Scalar]) {
    let closing: Set<Unicode.Scalar>
    switch scalars[index].value {
    // Reversed and mixed marks are other checks’ faults; the name is one all the same.
    case "“", "”", "\"": closing = ["”", "“", "\""]
    case "‘", "’": closing = ["’", "‘"]
    case "'": closing = ["'"]
    case "「": closing = ["」"]
    case "『": closing = ["』"]
    case "«": closing = ["»"]
    case "„": closing = ["“", "”"]
    case "[": closing = ["]"]
    case "【": closing = ["】"]
    default: return nil
    }
    let limit = min(index + 42, scalars.count)
    var end = index + 1
    while end < limit, !closing.contains(scalars[end].value) {
      guard scalars[end].cls != .lineEnd else { return nil }
      end += 1
    }
    guard end < limit, end > index + 1 else { return nil }
    var name = (index + 1)..<end
    while let first = name.first, scalars[first].cls == .space {
      name = (first + 1)..<name.upperBound
    }
    while let last = name.last, scalars[last].cls == .space { name = name.lowerBound..<last }
    guard !name.isEmpty else { return nil }
    self.name = name
    whole = index..<(end + 1)
  }
}
