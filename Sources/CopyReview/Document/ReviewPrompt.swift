package import AlertModel
package import Diagnostics

/// The names of the buttons of the OS's prompt for a permission, in some OS versions.
package struct ReviewPrompt: Hashable, Sendable {
  package var permission: Permission
  package var versions: [String]
  /// For each locale the buttons in their order; `nil` where nobody has seen one of them.
  package var buttons: [[String]?]

  package var json: JSONDocument {
    .members([
      ("permission", permission.rawValue.json),
      ("versions", versions.json),
      ("byLocale", .array(buttons.map { $0?.json ?? .null })),
    ])
  }
}
