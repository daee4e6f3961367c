internal import Dispatch
internal import Synchronization

extension Range<Int> {
  /// What a closure makes of each number, on all cores at once, in the order of the numbers.
  package func concurrentMap<Result: Sendable>(
    _ body: @Sendable (Int) -> Result
  ) -> [Result] {
    let results = Mutex<[Result?]>(Array(repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = body(lowerBound + index)
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap { $0 } }
  }
}
