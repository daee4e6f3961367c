extension Array where Element: Hashable {
  /// The elements in their order, with what only the other list has: each behind the element that
  /// it follows there.
  func interleaved(with other: [Element]) -> [Element] {
    let own = Set(self)
    var leading: [Element] = []
    var following: [Element: [Element]] = [:]
    var anchor: Element?
    for element in other {
      if own.contains(element) {
        anchor = element
      } else if let anchor {
        following[anchor, default: []].append(element)
      } else {
        leading.append(element)
      }
    }
    // Two lists that share nothing have no places to compare.
    guard anchor != nil else { return self + leading }
    guard !leading.isEmpty || !following.isEmpty else { return self }
    return leading + flatMap { [$0] + following[$0, default: []] }
  }
}
