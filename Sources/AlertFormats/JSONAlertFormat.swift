internal import AlertCopy
internal import Diagnostics

/// JSON by the schema `alertcopy.alerts/1`, for machines: see docs/alerts.schema.json.
package struct JSONAlertFormat: AlertFormat {
  package func text(of report: AlertReport) -> String {
    JSONDocument.object([
      ("schema", "alertcopy.alerts/1"),
      ("appName", .string(report.appName)),
      ("ios", .string(report.osVersion.description)),
      ("alerts", .array(report.items.map(alert))),
      ("purposeStrings", .array(report.purposeStrings.map(purposeString))),
    ]).text
  }

  private func alert(_ item: AlertReport.Item) -> JSONDocument {
    let alert = item.composed.alert
    return .object([
      ("permission", .string(alert.permission.rawValue)),
      ("combinedWith", .array(alert.combinedWith.map { .string($0.rawValue) })),
      ("use", .string(item.use?.rawValue)),
      ("situation", .string(alert.situation.rawValue)),
      ("locale", .string(alert.locale.rawValue)),
      ("requestedLocale", .string(item.requestedLocale.rawValue)),
      ("appName", .string(item.appName)),
      ("title", .string(alert.title)),
      ("message", .string(alert.message)),
      ("cancel", alert.cancel.map(cancel) ?? .null),
      ("confirm", confirm(alert.confirm)),
      ("style", .string(alert.style.rawValue)),
      ("keys", keys(item.composed.keys)),
      ("notes", .array(item.composed.notes.map(note))),
    ])
  }

  private func cancel(_ action: AlertAction) -> JSONDocument {
    .object([("title", .string(action.title)), ("role", .string(action.role.rawValue))])
  }

  private func confirm(_ action: AlertAction) -> JSONDocument {
    .object([
      ("title", .string(action.title)),
      ("role", .string(action.role.rawValue)),
      ("preferred", .bool(action.isPreferred)),
      ("effect", .string(action.effect.rawValue)),
    ])
  }

  private func keys(_ keys: ComposedAlert.Keys) -> JSONDocument {
    .object([
      ("title", .string(keys.title)),
      ("message", .string(keys.message)),
      ("cancel", .string(keys.cancel)),
      ("confirm", .string(keys.confirm)),
    ])
  }

  private func note(_ note: AlertNote) -> JSONDocument {
    .object([("id", .string(note.id)), ("text", .string(note.description))])
  }

  private func purposeString(_ string: PurposeString) -> JSONDocument {
    .object([
      ("permission", .string(string.permission.rawValue)),
      ("use", .string(string.use.rawValue)),
      ("locale", .string(string.locale.rawValue)),
      ("infoPlistKey", .string(string.infoPlistKey)),
      ("text", .string(string.text)),
    ])
  }
}
