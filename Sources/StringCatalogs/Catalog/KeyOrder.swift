internal import ICU

/// The order in which a catalog has its keys.
package enum KeyOrder: Hashable, Sendable {
  /// Xcode's: ICU's root collation with numbers by their value.
  case collation
  /// That of `xcstringstool`: by code points.
  case codePoint
  /// Somebody's own.
  case handMade

  /// The order that names stand in; Xcode's where both could be meant.
  init(of names: [String]) {
    let inOrder = Array(names.indices)
    if Self.collation.order(of: names) == inOrder {
      self = .collation
    } else if Self.codePoint.order(of: names) == inOrder {
      self = .codePoint
    } else {
      self = .handMade
    }
  }

  /// The positions of names in this order; in a hand-made one they are as they are.
  package func order(of names: [String]) -> [Int] {
    switch self {
    case .collation: Collator.order(of: names)
    case .codePoint:
      names.indices.sorted {
        names[$0].unicodeScalars.lexicographicallyPrecedes(names[$1].unicodeScalars)
      }
    case .handMade: Array(names.indices)
    }
  }
}
