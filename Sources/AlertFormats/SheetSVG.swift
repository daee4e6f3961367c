internal import AlertCopy
internal import AlertDrawing
internal import TextMetrics

/// Draws rows of a contact sheet below one another.
struct SheetSVG {
  let sheet: ContactSheet
  let appearance: Appearance

  private var colors: SheetColors { SheetColors(appearance) }

  static let margin = 28.0
  static let captionSize = 11
  private static let gap = 24.0
  private static let fonts = FontStack(locale: "en")

  /// A part of a drawing, and the height that it takes.
  struct Part {
    var elements: [SVGElement]
    var height: Double
  }

  var width: Double {
    let alert = Double(AlertDimensions.width(at: sheet.textSize))
    let count = Double(max(sheet.columns.count, 1))
    return 2 * Self.margin + count * alert + (count - 1) * Self.gap
  }

  /// What everything of the appearance stands on.
  func background(y: Double = 0, height: Double) -> SVGElement {
    SVGElement(
      "rect",
      [
        ("y", Points.text(y)), ("width", Points.text(width)), ("height", Points.text(height)),
        ("fill", colors.background),
      ]
    )
  }

  /// The title of the sheet and what to know of it.
  func heading(y: Double) -> Part {
    let notes = ContactSheet.description.enumerated().map { index, line in
      text(line, x: Self.margin, y: y + 56 + 16 * Double(index), .caption)
    }
    return Part(
      elements: [text(sheet.title, x: Self.margin, y: y + 36, .title)] + notes,
      height: 52 + 16 * Double(notes.count)
    )
  }

  /// The locales of the columns.
  func columnHeadings(y: Double) -> Part {
    let tags = sheet.columns.enumerated().map { index, locale in
      text(locale.rawValue, x: x(of: index), y: y + 24, .heading)
    }
    return Part(elements: tags, height: 30)
  }

  /// An alert in all locales, with its heading.
  func row(_ row: ContactSheet.Row, y: Double, hasHeading: Bool) -> Part {
    let top = y + (hasHeading ? 42 : 12)
    var elements = hasHeading ? [text(row.heading, x: Self.margin, y: y + 28, .heading)] : []
    var bottom = top
    for (index, cell) in row.cells.enumerated() {
      guard let cell else { continue }
      elements.append(AlertSVG(colors: colors).element(cell, x: x(of: index), y: top))
      let end = top + cell.layout.height
      let lines = cell.notes
      for (line, note) in lines.enumerated() {
        elements.append(text(note, x: x(of: index), y: end + 18 + 15 * Double(line), .caption))
      }
      bottom = max(bottom, end + (lines.isEmpty ? 0 : 8 + 15 * Double(lines.count)))
    }
    return Part(elements: elements, height: bottom - y + 12)
  }

  private func x(of column: Int) -> Double {
    let alert = Double(AlertDimensions.width(at: sheet.textSize))
    return Self.margin + Double(column) * (alert + Self.gap)
  }

  private enum Style {
    case title, heading, caption
  }

  private func text(_ words: String, x: Double, y: Double, _ style: Style) -> SVGElement {
    let (size, face, fill) =
      switch style {
      case .title: (22, FontFace.semibold, colors.heading)
      case .heading: (13, FontFace.semibold, colors.heading)
      case .caption: (Self.captionSize, FontFace.regular, colors.caption)
      }
    return SVGElement(
      "text",
      [
        ("x", Points.text(x)), ("y", Points.text(y)),
        ("font-family", AlertSVG.list(Self.fonts.families)), ("font-size", "\(size)"),
        ("font-weight", "\(face.weight)"), ("fill", fill),
      ],
      text: words
    )
  }
}
