internal import AlertCopy
internal import FoundationEssentials

/// JSON by the schema `alertcopy.alerts/1`, for machines: see docs/alerts.schema.json.
package struct JSONAlertFormat: AlertFormat {
  package func text(of report: AlertReport) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(AlertsV1(report)), as: UTF8.self) + "\n"
  }
}

/// The document, versioned so that it can grow beside its readers.
private struct AlertsV1: Encodable {
  let schema = "alertcopy.alerts/1"
  let appName: String
  let ios: OSVersion
  let alerts: [AlertV1]

  init(_ report: AlertReport) {
    appName = report.appName
    ios = report.osVersion
    alerts = report.items.map(AlertV1.init)
  }
}

private struct AlertV1: Encodable {
  let appName: String
  let permission: Permission
  let situation: Situation
  let locale: LocaleTag
  let title: String
  @Nullable var message: String?
  @Nullable var cancel: CancelV1?
  let confirm: ConfirmV1
  let style: PermissionAlert.Style
  let keys: ComposedAlert.Keys
  let notes: [NoteV1]

  init(_ item: AlertReport.Item) {
    let alert = item.composed.alert
    appName = item.appName
    permission = alert.permission
    situation = alert.situation
    locale = alert.locale
    title = alert.title
    message = alert.message
    cancel = alert.cancel.map { CancelV1(title: $0.title, role: $0.role) }
    confirm = ConfirmV1(
      title: alert.confirm.title,
      role: alert.confirm.role,
      preferred: alert.confirm.isPreferred,
      effect: alert.confirm.effect
    )
    style = alert.style
    keys = item.composed.keys
    notes = item.composed.notes.map { NoteV1(id: $0.id, text: $0.description) }
  }
}

private struct CancelV1: Encodable {
  let title: String
  let role: AlertAction.Role
}

private struct ConfirmV1: Encodable {
  let title: String
  let role: AlertAction.Role
  let preferred: Bool
  let effect: AlertAction.Effect
}

private struct NoteV1: Encodable {
  let id: String
  let text: String
}

/// A member that is written as null where it has no value, so that every alert has one shape.
@propertyWrapper
private struct Nullable<Value: Encodable>: Encodable {
  var wrappedValue: Value?

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}
