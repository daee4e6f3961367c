package import AlertCopy

/// The alerts of an app, as they were asked for, to be written in one of the formats.
package struct AlertReport: Sendable {
  /// An alert, and the name of the app in its locale.
  package struct Item: Sendable {
    package let appName: String
    package let requestedLocale: LocaleTag
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
    let voices = try Self.voices(selection, osVersion, name: name)
    self.appName = try appName.map { try AppName($0).text } ?? voices.first?.copy.appName.text ?? ""
    let single = selection.cells(in: osVersion).flatMap { permission, situation in
      voices.compactMap { voice in
        let use = selection.uses[permission]
        let alert = voice.copy.alert(for: permission, situation: situation, use: use)
        return alert.map { voice.item($0, use: use) }
      }
    }
    let combined = selection.isCombined ? Self.combined(selection, osVersion, voices) : []
    items = single.filter { combined.isEmpty || $0.composed.alert.situation != .denied } + combined
    purposeStrings = selection.permissions.flatMap { permission in
      voices.flatMap { voice in
        selection.uses[permission].map { voice.copy.purposeStrings(for: permission, use: $0) } ?? []
      }
    }
  }

  /// The words of one requested locale.
  private struct Voice {
    let requested: LocaleTag
    let copy: AlertCopy

    func item(_ composed: ComposedAlert, use: PermissionUse?) -> Item {
      Item(
        appName: copy.appName.text,
        requestedLocale: requested,
        use: use,
        composed: composed
      )
    }
  }

  /// The words of each requested locale; of those with the same words, the first.
  private static func voices(
    _ selection: AlertSelection,
    _ version: OSVersion,
    name: (LocaleTag) throws -> String
  ) throws -> [Voice] {
    var voices: [Voice] = []
    for locale in selection.locales {
      let copy = try AlertCopy(
        appName: name(locale),
        locale: locale,
        osVersion: version,
        register: selection.register
      )
      let isTold = voices.contains {
        $0.copy.locale == copy.locale && $0.copy.appName == copy.appName
      }
      // A locale that no catalog serves is told on its own, for its note says so.
      if copy.isServed, isTold { continue }
      voices.append(Voice(requested: locale, copy: copy))
    }
    return voices
  }

  private static func combined(
    _ selection: AlertSelection,
    _ version: OSVersion,
    _ voices: [Voice]
  ) -> [Item] {
    let permissions = selection.cells(in: version).filter { $0.1 == .denied }.map(\.0)
    return voices.compactMap { voice in
      voice.copy.combinedAlert(for: permissions).map { voice.item($0, use: nil) }
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
