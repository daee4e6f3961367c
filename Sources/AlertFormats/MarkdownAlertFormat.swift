internal import AlertCopy

/// Markdown tables, one an alert with a row a locale, for a document or a pull request.
package struct MarkdownAlertFormat: AlertFormat {
  package func text(of report: AlertReport) -> String {
    var text = "# \(escaped(report.appName)), iOS \(report.osVersion)\n"
    var heading = ""
    for item in report.items {
      let alert = item.composed.alert
      let next = item.subject
      if next != heading {
        heading = next
        text += "\n## \(next)\n\n| locale | title | message | cancel | confirm |\n"
        text += "|---|---|---|---|---|\n"
      }
      let cells = [
        alert.locale.rawValue, alert.title, alert.message ?? "", alert.cancel?.title ?? "",
        alert.confirm.title,
      ]
      text += "| " + cells.map(escaped).joined(separator: " | ") + " |\n"
    }
    return text + purposeStrings(of: report) + notes(of: report)
  }

  private func purposeStrings(of report: AlertReport) -> String {
    guard !report.purposeStrings.isEmpty else { return "" }
    let rows = report.purposeStrings.map { string in
      "| `\(string.infoPlistKey)` | \(string.locale) | \(escaped(string.text)) |\n"
    }
    return "\n## Purpose strings\n\n| key | locale | text |\n|---|---|---|\n" + rows.joined()
  }

  private func notes(of report: AlertReport) -> String {
    var seen: [String] = []
    for note in report.items.flatMap(\.composed.notes).map(\.description)
    where !seen.contains(note) { seen.append(note) }
    return seen.isEmpty ? "" : "\n" + seen.map { "- \(escaped($0))\n" }.joined()
  }

  /// A name is text here, whatever Markdown or HTML it looks like.
  private func escaped(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.map { index in
      let scalar = scalars[index]
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      let isReference = scalar == "&" && (next == "#" || next.properties.isAlphabetic)
      let isMarkup = "\\`*_[]<|~".unicodeScalars.contains(scalar)
      return isMarkup || isReference ? "\\\(scalar)" : String(scalar)
    }.joined()
  }
}
