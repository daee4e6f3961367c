/// A version of the file format, such as `1.3`; `1.10` is above `1.9`.
struct FormatVersion: Comparable, CustomStringConvertible {
  private let numbers: [Int]

  /// The first version with the state `machine_translated`: Xcode 27's.
  static let machineTranslation = FormatVersion(1, 3)

  private init(_ numbers: Int...) {
    self.numbers = numbers
  }

  /// `nil` where the text is no dotted number.
  init?(_ text: String) {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.allSatisfy({ $0 != nil }) else { return nil }
    self.numbers = numbers.compactMap(\.self)
  }

  var description: String { numbers.map(String.init).joined(separator: ".") }

  static func < (left: FormatVersion, right: FormatVersion) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}
