internal import Synchronization

/// A line on a terminal that says how far the work is: nothing at first, for short work needs none.
package final class ProgressLine: Sendable {
  private struct State {
    var shownAt: ContinuousClock.Instant?
  }

  private let label: String
  private let isOn: Bool
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  /// A line that begins with a label.
  package init(_ label: String, isOn: Bool = StandardStreams.errorIsTerminal) {
    self.label = label
    self.isOn = isOn
  }

  /// Shows how much is done, at most ten times a second; any thread may call it.
  package func update(_ done: Int, of total: Int) {
    guard isOn else { return }
    let now = ContinuousClock.now
    guard now - start > .seconds(1) else { return }
    state.withLock { state in
      if let shownAt = state.shownAt, now - shownAt < .milliseconds(100) { return }
      state.shownAt = now
      StandardStreams.error("\r\u{1B}[K\(label) \(done) of \(total)")
    }
  }

  /// Takes the line away.
  package func finish() {
    state.withLock { state in
      if state.shownAt != nil { StandardStreams.error("\r\u{1B}[K") }
      state.shownAt = nil
    }
  }
}
