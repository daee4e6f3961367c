package import AlertCopy

/// The alerts of an app, as they were asked for, to be written in one of the formats.
package struct AlertReport: Sendable {
  /// An alert, and the name of the app in its locale.
  package struct Item: Sendable {
    package let appName: String
    package let composed: ComposedAlert
  }

  /// The app's name in its development region.
  package let appName: String
  package let osVersion: OSVersion
  package let items: [Item]

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
      try AlertCopy(appName: name(locale), locale: locale, osVersion: osVersion)
    }
    self.appName = appName ?? copies.first?.appName.text ?? ""
    items = selection.cells(in: osVersion).flatMap { permission, situation in
      copies.compactMap { copy in
        copy.alert(for: permission, situation: situation).map {
          Item(appName: copy.appName.text, composed: $0)
        }
      }
    }
  }
}
