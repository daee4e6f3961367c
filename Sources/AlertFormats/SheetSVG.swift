internal import AlertCopy
internal import AlertDrawing
internal import ICU
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

  /// The title of the sheet and what to know of it, in lines as wide as the alerts together.
  ///
  /// - Throws: what ICU says of a text that it cannot break into lines.
  func heading(y: Double) throws(ICUError) -> Part {
    var elements: [SVGElement] = []
    var height = 10.0
    for line in try lines(of: sheet.title, .title) {
      height += 26
      elements.append(text(line, x: Self.margin, y: y + height, .title))
    }
    height += 4
    for note in ContactSheet.description {
      for line in try lines(of: note, .caption) {
        height += 16
        elements.append(text(line, x: Self.margin, y: y + height, .caption))
      }
    }
    return Part(elements: elements, height: height + 12)
  }

  private func lines(of words: String, _ style: Style) throws(ICUError) -> [String] {
    let (size, face) = (size(of: style), face(of: style))
    let measure = TextMeasure(face, size: size, Self.fonts)
    return try LineBreaks.wrap(words, within: width - 2 * Self.margin, locale: "en") {
      measure.width(of: $0)
    }
  }

  /// The locales of the columns.
  func columnHeadings(y: Double) -> Part {
    let tags = sheet.columns.enumerated().map { index, locale in
      text(locale.rawValue, x: x(of: index), y: y + 24, .heading)
    }
    return Part(elements: tags, height: 30)
  }

  /// An alert in all locales, with its heading.
  ///
  /// - Throws: what ICU says of a heading that it cannot break into lines.
  func row(_ row: ContactSheet.Row, y: Double, hasHeading: Bool) throws(ICUError) -> Part {
    let heading = hasHeading ? try lines(of: row.heading, .heading) : []
    let top = y + (hasHeading ? 26 + 16 * Double(heading.count) : 12)
    var elements = heading.enumerated().map { index, line in
      text(line, x: Self.margin, y: y + 28 + 16 * Double(index), .heading)
    }
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

  private func size(of style: Style) -> Int {
    switch style {
    case .title: 22
    case .heading: 13
    case .caption: Self.captionSize
    }
  }

  private func face(of style: Style) -> FontFace { style == .caption ? .regular : .semibold }

  private func text(_ words: String, x: Double, y: Double, _ style: Style) -> SVGElement {
    SVGElement(
      "text",
      [
        ("x", Points.text(x)), ("y", Points.text(y)),
        ("font-family", AlertSVG.list(Self.fonts.families)), ("font-size", "\(size(of: style))"),
        ("font-weight", "\(face(of: style).weight)"),
        ("fill", style == .caption ? colors.caption : colors.heading),
      ],
      text: words
    )
  }
}
