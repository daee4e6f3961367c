internal import AlertCopy
internal import ICU

/// Each alert drawn as a box, as iOS lays it out, for people at a terminal.
package struct TextAlertFormat: AlertFormat {
  /// Whether the text carries the terminal's bold and dim.
  let isStyled: Bool

  package func text(of report: AlertReport) throws -> String {
    let alerts = try report.items.map { item in
      let alert = item.composed.alert
      let heading = "\(item.subject), \(alert.locale), iOS \(report.osVersion)"
      let notes = item.composed.notes.map { style("  \($0)", as: .dim) + "\n" }
      return style(heading, as: .dim) + "\n" + (try box(alert)) + notes.joined()
    }
    let strings = report.purposeStrings.map { string in
      style("\(string.infoPlistKey), \(string.locale)", as: .dim) + "\n\(string.text)\n"
    }
    return (alerts + strings).joined(separator: "\n")
  }

  private enum Style: String {
    case bold = "\u{1B}[1m"
    case dim = "\u{1B}[2m"
  }

  private func style(_ text: String, as style: Style) -> String {
    isStyled ? style.rawValue + text + "\u{1B}[0m" : text
  }

  /// Columns between the borders: about the characters of an alert that is 270 points wide.
  private static let width = 40
  private static let margin = 2

  private func box(_ alert: PermissionAlert) throws -> String {
    let blank = row("")
    let title = try lines(alert.title, alert.locale).map { row(centred($0, .bold)) }
    let message = try alert.message.map { try lines($0, alert.locale) } ?? []
    let body = message.isEmpty ? [] : [blank] + message.map { row(centred($0)) }
    return ([border("╭", "─", "╮")] + title + body + buttons(alert)).joined()
  }

  private func lines(_ text: String, _ locale: LocaleTag) throws -> [String] {
    try LineBreaks.wrap(text, columns: Self.width - 2 * Self.margin, locale: locale.rawValue)
  }

  /// Side by side with the cancelling button leading, or stacked with it at the bottom.
  private func buttons(_ alert: PermissionAlert) -> [String] {
    let half = (Self.width - 1) / 2
    let rest = Self.width - 1 - half
    let confirm = alert.confirm
    let weight: Style? = confirm.isPreferred ? .bold : nil
    guard let cancel = alert.cancel else {
      return [border("├", "─", "┤"), row(centred(confirm.title, weight)), border("╰", "─", "╯")]
    }
    guard cancel.title.columns <= half - 2, confirm.title.columns <= rest - 2 else {
      return [
        border("├", "─", "┤"), row(centred(confirm.title, weight)),
        border("├", "─", "┤"), row(centred(cancel.title)), border("╰", "─", "╯"),
      ]
    }
    let left = String(repeating: "─", count: half)
    let right = String(repeating: "─", count: rest)
    return [
      "├\(left)┬\(right)┤\n",
      "│\(centred(cancel.title, in: half))│\(centred(confirm.title, weight, in: rest))│\n",
      "╰\(left)┴\(right)╯\n",
    ]
  }

  private func border(_ left: String, _ line: String, _ right: String) -> String {
    left + String(repeating: line, count: Self.width) + right + "\n"
  }

  private func row(_ content: String) -> String {
    "│" + (content.isEmpty ? String(repeating: " ", count: Self.width) : content) + "│\n"
  }

  private func centred(_ text: String, _ style: Style? = nil, in width: Int = Self.width)
    -> String
  {
    let space = max(0, width - text.columns)
    let styled = style.map { self.style(text, as: $0) } ?? text
    return String(repeating: " ", count: space / 2) + styled
      + String(repeating: " ", count: space - space / 2)
  }
}
