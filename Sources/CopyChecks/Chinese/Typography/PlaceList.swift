internal import Diagnostics

/// The places in one text where a check finds one kind of fault: they are one finding, at the first
/// of them, with the edits of all.
struct PlaceList {
  private var first: Range<Int>?
  private var count = 0
  private var edits: [TextEdit] = []

  mutating func add(_ range: Range<Int>, _ edits: [TextEdit] = []) {
    if first == nil { first = range }
    count += 1
    self.edits += edits
  }

  /// Reports them, if there are any.
  func report(
    _ rule: Rule,
    in context: TextContext,
    _ findings: inout FindingSink,
    _ message: @autoclosure () -> String,
    habit: String? = nil
  ) {
    guard let first else { return }
    let more = count > 1 ? " (\(count) places)" : ""
    findings.add(
      rule,
      at: first,
      in: context,
      message() + more,
      edits: edits.sorted { $0.range.lowerBound < $1.range.lowerBound },
      habit: habit
    )
  }
}
