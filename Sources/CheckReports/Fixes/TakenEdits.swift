internal import Diagnostics

/// The edits of a file that are made at once, in order, and which others can be made beside them.
struct TakenEdits {
  private var taken: [(edit: TextEdit, rule: String)] = []

  /// Takes all edits of a fix, or none where one of them is in the way of another.
  ///
  /// - Returns: whether they were taken.
  mutating func take(_ edits: [TextEdit], rule: String) -> Bool {
    let edits = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    let areApart = zip(edits, edits.dropFirst()).allSatisfy {
      !Self.collide(($0, rule), ($1, rule))
    }
    guard areApart, edits.allSatisfy({ isFree($0, rule) }) else { return false }
    for edit in edits { taken.insert((edit, rule), at: index(of: edit)) }
    return true
  }

  /// Those that were taken do not overlap, so that only the nearest can be in the way; two of them
  /// may begin at one offset.
  private func isFree(_ edit: TextEdit, _ rule: String) -> Bool {
    let index = index(of: edit)
    return taken[max(0, index - 2)..<min(taken.count, index + 2)]
      .allSatisfy { !Self.collide($0, (edit, rule)) }
  }

  /// Where an edit stands in the order.
  private func index(of edit: TextEdit) -> Int {
    var (first, end) = (0, taken.count)
    while first < end {
      let middle = (first + end) / 2
      if taken[middle].edit.range.lowerBound < edit.range.lowerBound {
        first = middle + 1
      } else {
        end = middle
      }
    }
    return first
  }

  /// Whether two edits overlap, or, of two rules, touch: what one writes the other has not seen.
  private static func collide(
    _ first: (edit: TextEdit, rule: String),
    _ second: (edit: TextEdit, rule: String)
  ) -> Bool {
    let (one, other) = (first.edit.range, second.edit.range)
    if one == other { return true }
    return first.rule == second.rule
      ? one.lowerBound < other.upperBound && other.lowerBound < one.upperBound
      : one.lowerBound <= other.upperBound && other.lowerBound <= one.upperBound
  }
}
