package import AlertCopy
package import StringCatalogs

/// Alerts as string tables, for the files of a project: `%@` stands where the app’s name will.
package struct AlertTables: Sendable {
  /// The table of the alerts.
  package static let alertTable = "PermissionAlerts"
  /// The table of the purpose strings, by the name that the OS looks for.
  package static let purposeTable = "InfoPlist"

  /// A name that no catalog has a word with, and that reads from left to right like a Latin one.
  private static let placeholderName = "\u{E000}"

  /// The alerts, with a placeholder for the app’s name.
  package let alerts: StringTable
  /// The purpose strings of the uses that the selection has.
  package let purposeStrings: StringTable

  /// Composes the alerts of a selection for every locale that has words.
  ///
  /// - Throws: what composing the alerts throws.
  package init(_ selection: AlertSelection, osVersion: OSVersion) throws {
    let report = try AlertReport(
      appName: Self.placeholderName,
      osVersion: osVersion,
      selection: selection,
      name: { _ in Self.placeholderName }
    )
    var alerts = Rows()
    for item in report.items where !item.isInOtherLanguage {
      let alert = item.composed.alert
      let subject =
        item.permissions.map(\.rawValue).joined(separator: "_")
        + "." + alert.situation.rawValue
      func add(_ key: String, _ text: String?, _ part: String) {
        guard let text else { return }
        alerts.add(
          key,
          Self.pattern(text),
          in: item.requestedLocale,
          comment: Self.comment(item.subject, part, text)
        )
      }
      add("\(subject).title", alert.title, "title")
      add("\(subject).message", alert.message, "message")
      for (key, action) in [
        (item.composed.keys.cancel, alert.cancel), (item.composed.keys.confirm, alert.confirm),
      ] {
        guard let key, let action else { continue }
        alerts.add(
          key,
          Self.pattern(action.title),
          in: item.requestedLocale,
          comment: "A button of the alerts about permissions."
        )
      }
    }
    // Purpose strings have the locale of their words; a project may spell it otherwise.
    let requested = Dictionary(
      report.items.map { ($0.composed.alert.locale, $0.requestedLocale) }
    ) { first, _ in first }
    var purposes = Rows()
    for string in report.purposeStrings {
      purposes.add(
        string.infoPlistKey,
        string.text,
        in: requested[string.locale] ?? string.locale,
        comment: "What the system prompt says that the app wants the permission for: "
          + "\(string.permission.rawValue), \(string.use.rawValue)."
      )
    }
    self.alerts = alerts.table(named: Self.alertTable, locales: selection.locales)
    purposeStrings = purposes.table(named: Self.purposeTable, locales: selection.locales)
  }

  private static func comment(_ subject: String, _ part: String, _ text: String) -> String {
    "The \(part) of the alert: \(subject)."
      + (text.contains(placeholderName) ? " The app’s name is put in by the app." : "")
  }

  /// A text as a printf format, with the app’s name as its only argument.
  private static func pattern(_ text: String) -> String {
    let escaped = text.replacing("%", with: "%%")
    let parts = escaped.split(separator: placeholderName, omittingEmptySubsequences: false)
    // One argument that stands twice must be numbered, or it would be two.
    return parts.joined(separator: parts.count > 2 ? "%1$@" : "%@")
  }
}

extension AlertTables {
  /// The strings of a table, in the order in which they came.
  private struct Rows {
    private var keys: [String] = []
    private var entries: [String: StringCatalog.Entry] = [:]

    mutating func add(_ key: String, _ text: String, in locale: LocaleTag, comment: String) {
      if entries[key] == nil {
        keys.append(key)
        entries[key] = .init(key: key, comment: comment, extractionState: .manual)
      }
      entries[key]?[locale.rawValue] = LocalizedString(text)
    }

    func table(named name: String, locales: [LocaleTag]) -> StringTable {
      let source = locales.contains("en") ? "en" : locales.first?.rawValue ?? "en"
      return StringTable(
        name: name,
        catalog: StringCatalog(
          sourceLanguage: source,
          entries: keys.compactMap { entries[$0] }
        )
      )
    }
  }
}

extension AlertReport.Item {
  /// Whether the words are another language’s, for no catalog has the requested one.
  fileprivate var isInOtherLanguage: Bool {
    composed.notes.contains { if case .localeFallback = $0 { true } else { false } }
  }
}
