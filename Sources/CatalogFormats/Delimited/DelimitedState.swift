internal import StringCatalogs

/// The states of values in a table, where an empty cell is the usual one.
enum DelimitedState {
  /// Stands for a value that has no state.
  private static let none = "none"

  static func cell(_ state: LocalizedString.StringUnit.State?) -> String {
    state == .translated ? "" : state?.rawValue ?? none
  }

  static func state(_ cell: String) -> LocalizedString.StringUnit.State? {
    switch cell {
    case "": .translated
    case none: nil
    default: .init(rawValue: cell)
    }
  }
}
