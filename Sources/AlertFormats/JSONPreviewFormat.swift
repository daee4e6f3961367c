internal import AlertCopy
internal import AlertDrawing
internal import Diagnostics
package import TextMetrics

/// The layout of alerts as JSON, `alertcopy.preview/1`: each line with its width in points.
package struct JSONPreviewFormat: AlertFormat {
  private let textSize: TextSize

  package init(textSize: TextSize = .default) {
    self.textSize = textSize
  }

  package func text(of report: AlertReport) throws -> String {
    let sheet = try ContactSheet(report, textSize: textSize)
    let cells = sheet.rows.flatMap(\.cells).compactMap(\.self)
    return JSONDocument.object([
      ("schema", "alertcopy.preview/1"),
      ("appName", .string(report.appName)),
      ("ios", .string(report.osVersion.description)),
      ("textSize", .string(textSize.rawValue)),
      ("alerts", .array(cells.map(alert))),
    ]).text
  }

  private func alert(_ cell: ContactSheet.Cell) -> JSONDocument {
    let layout = cell.layout
    let stack = FontStack(locale: layout.locale)
    return .object(
      subject(of: cell) + [
        ("lang", .string(cell.language)),
        ("fonts", .array(stack.families.map { .string($0) })),
        ("punctuationFonts", .array(stack.punctuationFamilies.map { .string($0) })),
        ("width", points(layout.width)),
        ("height", points(layout.height)),
        ("title", block(layout.title)),
        ("message", layout.message.map(block) ?? .null),
        ("stacked", .bool(layout.areButtonsStacked)),
        ("buttons", .array(layout.buttons.map(button))),
      ]
    )
  }

  private func subject(of cell: ContactSheet.Cell) -> [(name: String, value: JSONDocument)] {
    switch cell.origin {
    case .alert(let item):
      let alert = item.composed.alert
      return [
        ("permission", .string(alert.permission.rawValue)),
        ("use", .string(item.use?.rawValue)),
        ("situation", .string(alert.situation.rawValue)),
        ("locale", .string(alert.locale.rawValue)),
      ]
    case .prompt(let string):
      return [
        ("permission", .string(string.permission.rawValue)),
        ("use", .string(string.use.rawValue)),
        ("infoPlistKey", .string(string.infoPlistKey)),
        ("locale", .string(string.locale.rawValue)),
      ]
    }
  }

  /// What nobody has seen has no lines.
  private func block(_ block: TextBlock) -> JSONDocument {
    let lines = block.lines.compactMap { line in
      line.text.map { text in
        JSONDocument.object([("text", .string(text)), ("width", points(line.width))])
      }
    }
    return .object([
      ("size", .number(block.measure.size)),
      ("weight", .number(block.measure.face.weight)),
      ("lines", .array(lines)),
    ])
  }

  private func button(_ button: AlertLayout.Button) -> JSONDocument {
    .object([
      ("x", points(button.frame.x)), ("y", points(button.frame.y)),
      ("width", points(button.frame.width)), ("height", points(button.frame.height)),
      ("title", block(button.title)),
    ])
  }

  private func points(_ points: Double) -> JSONDocument {
    .hundredths(Int((points * 100).rounded()))
  }
}
