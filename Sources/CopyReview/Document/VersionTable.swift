internal import AlertModel

/// Joins OS versions for which the same is true.
enum VersionTable {
  /// What is true of each version, with the versions for which it is, in their order.
  static func rows<Value: Equatable>(
    _ versions: [OSVersion],
    _ value: (OSVersion) -> Value?
  ) -> [(versions: [String], value: Value)] {
    var rows: [(versions: [String], value: Value)] = []
    for version in versions {
      guard let value = value(version) else { continue }
      if let row = rows.firstIndex(where: { $0.value == value }) {
        rows[row].versions.append(version.description)
      } else {
        rows.append(([version.description], value))
      }
    }
    return rows
  }
}
