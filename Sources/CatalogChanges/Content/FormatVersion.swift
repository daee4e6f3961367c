/// A version of the file format, such as `1.3`; `1.10` is above `1.9`.
struct FormatVersion: Comparable {
  private let numbers: [Int]

  /// `nil` where the text is no dotted number.
  init?(_ text: String) {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.allSatisfy({ $0 != nil }) else { return nil }
    self.numbers = numbers.compactMap(\.self)
  }

  static func < (left: FormatVersion, right: FormatVersion) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}
