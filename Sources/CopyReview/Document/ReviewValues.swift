package import AlertModel
package import Diagnostics

/// What the arguments of an alert's texts stand for, in some OS versions.
package struct ReviewValues: Hashable, Sendable {
  package struct Value: Hashable, Sendable {
    package var name: String
    package var text: String
  }

  package var permission: Permission
  package var situation: Situation
  package var versions: [String]
  /// For each locale the values that are known.
  package var values: [[Value]]

  package var json: JSONDocument {
    .members([
      ("permission", permission.rawValue.json),
      ("situation", situation.rawValue.json),
      ("versions", versions.json),
      ("byLocale", .array(values.map { .object($0.map { ($0.name, $0.text.json) }) })),
    ])
  }
}
