package import AlertCopy

/// The alerts of an app, as they were asked for, to be written in one of the formats.
package struct AlertReport: Sendable {
  /// An alert, and the name of the app in its locale.
  package struct Item: Sendable {
    package let appName: String
    /// What the permission is for, where that was told.
    package let use: PermissionUse?
    package let composed: ComposedAlert
  }

  /// The app's name in its development region.
  package let appName: String
  package let osVersion: OSVersion
  package let items: [Item]
  /// The purpose strings of the uses, in the order of the permissions.
  package let purposeStrings: [PurposeString]

  /// Composes alerts: for each permission, each situation that can occur, in each locale.
  ///
  /// Each has the app's name in its locale; an app without a name of its own has that of the first.
  ///
  /// - Throws: what `name` throws, and `AppNameError` where a name cannot stand in a sentence.
  package init(
    appName: String?,
    osVersion: OSVersion,
    selection: AlertSelection,
    name: (LocaleTag) throws -> String
  ) throws {
    self.osVersion = osVersion
    let copies = try selection.locales.map { locale in
      try AlertCopy(
        appName: name(locale),
        locale: locale,
        osVersion: osVersion,
        register: selection.register
      )
    }
    self.appName = appName ?? copies.first?.appName.text ?? ""
    let single = selection.cells(in: osVersion).flatMap { permission, situation in
      copies.compactMap { copy -> Item? in
        let use = selection.uses[permission]
        return copy.alert(for: permission, situation: situation, use: use).map {
          Item(appName: copy.appName.text, use: use, composed: $0)
        }
      }
    }
    let combined = selection.isCombined ? Self.combined(selection, osVersion, copies) : []
    items = single.filter { combined.isEmpty || $0.composed.alert.situation != .denied } + combined
    purposeStrings = selection.permissions.flatMap { permission in
      copies.flatMap { copy in
        selection.uses[permission].map { copy.purposeStrings(for: permission, use: $0) } ?? []
      }
    }
  }

  private static func combined(
    _ selection: AlertSelection,
    _ version: OSVersion,
    _ copies: [AlertCopy]
  ) -> [Item] {
    let permissions = selection.cells(in: version).filter { $0.1 == .denied }.map(\.0)
    return copies.compactMap { copy in
      copy.combinedAlert(for: permissions).map {
        Item(appName: copy.appName.text, use: nil, composed: $0)
      }
    }
  }
}

extension AlertReport.Item {
  /// The permissions of the alert, by their identifiers.
  var permissions: [Permission] {
    [composed.alert.permission] + composed.alert.combinedWith
  }

  /// What the alert is about: permissions, use and situation.
  var subject: String {
    let names = permissions.map(\.rawValue).joined(separator: " + ")
    let use = use.map { " (\($0.rawValue))" } ?? ""
    return "\(names)\(use), \(composed.alert.situation.rawValue)"
  }
}
