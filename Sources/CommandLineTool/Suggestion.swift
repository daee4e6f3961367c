/// The nearest of the words that somebody may have meant.
package enum Suggestion {
  /// The candidate that takes the fewest single-character edits, where they are few enough for a
  /// slip of the hand.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    let folded = word.lowercased()
    let ranked = candidates.map { (candidate: $0, edits: edits(folded, $0.lowercased())) }
    guard let best = ranked.min(by: { $0.edits < $1.edits }) else { return nil }
    if best.edits <= max(1, folded.count / 3) { return best.candidate }
    return candidates.first { folded.count >= 3 && $0.lowercased().hasPrefix(folded) }
  }

  /// Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment).
  private static func edits(_ left: String, _ right: String) -> Int {
    let left = Array(left)
    let right = Array(right)
    var rows = [Array(0...right.count)]
    for i in 0..<left.count {
      var row = [i + 1]
      for j in 0..<right.count {
        let substitution = rows[i][j] + (left[i] == right[j] ? 0 : 1)
        var cost = min(substitution, rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          cost = min(cost, rows[i - 1][j - 1] + 1)
        }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
