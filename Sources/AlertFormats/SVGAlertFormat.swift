package import TextMetrics

/// A contact sheet as one drawing: a row for each alert, a column for each locale.
package struct SVGAlertFormat: AlertFormat {
  private let appearances: [Appearance]
  private let textSize: TextSize

  package init(appearances: [Appearance] = [.light], textSize: TextSize = .default) {
    self.appearances = appearances
    self.textSize = textSize
  }

  package func text(of report: AlertReport) throws -> String {
    let sheet = try ContactSheet(report, textSize: textSize)
    var elements: [SVGElement] = []
    var height = 0.0
    var width = 0.0
    for appearance in appearances {
      let drawing = SheetSVG(sheet: sheet, appearance: appearance)
      let top = height
      var parts: [SVGElement] = []
      func add(_ part: SheetSVG.Part) {
        parts += part.elements
        height += part.height
      }
      add(try drawing.heading(y: height))
      add(drawing.columnHeadings(y: height))
      for row in sheet.rows { add(try drawing.row(row, y: height, hasHeading: true)) }
      height += SheetSVG.margin / 2
      width = drawing.width
      elements.append(drawing.background(y: top, height: height - top))
      elements += parts
    }
    return SVGElement(
      "svg",
      Self.attributes(width: width, height: height),
      [
        SVGElement("title", text: sheet.title),
        SVGElement("desc", text: sheet.summary),
        // What a browser would take from two marks that stand side by side, iOS leaves them.
        SVGElement("style", text: ContactSheet.textStyle),
      ] + elements
    ).text()
  }

  /// The attributes of a drawing as a whole.
  static func attributes(width: Double, height: Double) -> [(name: StaticString, value: String)] {
    [
      ("xmlns", "http://www.w3.org/2000/svg"),
      ("viewBox", "0 0 \(Points.text(width)) \(Points.text(height))"),
      ("width", Points.text(width)), ("height", Points.text(height)),
      ("xml:space", "preserve"), ("lang", "en"), ("xml:lang", "en"),
    ]
  }
}
