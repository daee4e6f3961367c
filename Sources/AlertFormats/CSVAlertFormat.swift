internal import AlertCopy

/// CSV (RFC 4180) with a header row, for spreadsheets.
package struct CSVAlertFormat: AlertFormat {
  package func text(of report: AlertReport) -> String {
    let header = [
      "permission", "use", "situation", "locale", "title", "message", "cancel", "confirm", "style",
      "notes",
    ]
    return ([header] + report.items.map(row) + report.purposeStrings.map(row)).map { row in
      row.map(field).joined(separator: ",") + "\r\n"
    }.joined()
  }

  private func row(_ item: AlertReport.Item) -> [String] {
    let alert = item.composed.alert
    return [
      item.permissions.map(\.rawValue).joined(separator: " + "), item.use?.rawValue ?? "",
      alert.situation.rawValue, alert.locale.rawValue, alert.title, alert.message ?? "",
      alert.cancel?.title ?? "", alert.confirm.title, alert.style.rawValue,
      item.composed.notes.map(\.description).joined(separator: " "),
    ]
  }

  /// A purpose string has its key for a title.
  private func row(_ string: PurposeString) -> [String] {
    [
      string.permission.rawValue, string.use.rawValue, "purposeString", string.locale.rawValue,
      string.infoPlistKey, string.text, "", "", "", "",
    ]
  }

  private func field(_ text: String) -> String {
    // A spreadsheet would run a cell that begins like a formula, and an app name may begin a cell.
    let formulaStarts: Set<Unicode.Scalar> = ["=", "+", "-", "@", "\t", "\r"]
    let startsFormula = text.unicodeScalars.first.map(formulaStarts.contains) ?? false
    let safe = startsFormula ? "'" + text : text
    // By scalars: a mark may join a comma to one character.
    let mustBeQuoted = safe.unicodeScalars.contains { scalar in
      [",", "\"", "\r", "\n"].contains(scalar)
    }
    guard mustBeQuoted else { return safe }
    let doubled = safe.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined()
    return "\"" + doubled + "\""
  }
}
