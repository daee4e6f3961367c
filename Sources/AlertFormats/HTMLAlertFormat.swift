package import TextMetrics

/// A contact sheet as one page, with a heading for each alert; it needs no other file.
package struct HTMLAlertFormat: AlertFormat {
  private let appearances: [Appearance]
  private let textSize: TextSize

  package init(appearances: [Appearance] = [.light], textSize: TextSize = .default) {
    self.appearances = appearances
    self.textSize = textSize
  }

  package func text(of report: AlertReport) throws -> String {
    let sheet = try ContactSheet(report, textSize: textSize)
    let title = MarkupEscape.text(sheet.title)
    let rows = try sheet.rows.map { row in
      "<h2>\(MarkupEscape.text(row.heading))</h2>\n"
        + (try appearances.map { try drawing(of: row, in: sheet, $0).text() }.joined())
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <meta name="viewport" content="width=device-width">
      <title>\(title)</title>
      <style>\(Self.style)</style>
      <h1>\(title)</h1>
      <p>\(ContactSheet.description.map(MarkupEscape.text).joined(separator: " "))</p>
      \(rows.joined())</html>

      """
  }

  private func drawing(
    of row: ContactSheet.Row,
    in sheet: ContactSheet,
    _ appearance: Appearance
  ) throws -> SVGElement {
    let drawing = SheetSVG(sheet: sheet, appearance: appearance)
    let headings = drawing.columnHeadings(y: 0)
    let part = try drawing.row(row, y: headings.height, hasHeading: false)
    let height = headings.height + part.height + SheetSVG.margin / 2
    return SVGElement(
      "svg",
      SVGAlertFormat.attributes(width: drawing.width, height: height),
      [
        SVGElement("title", text: "\(row.heading), \(appearance)"),
        drawing.background(height: height),
      ] + headings.elements + part.elements
    )
  }

  /// All that the page is styled with; the policy has its digest, and allows nothing else.
  private static let style =
    "body{font:13px/1.5 Inter,system-ui,sans-serif;margin:28px;color:#1c1c1e;background:#fff}"
    + "h1{font-size:22px}h2{font-size:15px;margin:28px 0 8px}"
    + "svg{display:block;max-width:100%;height:auto}"
    + ContactSheet.textStyle
  private static let digest = "sha256-F4TDZ+q/wPbnUl7Ls/hjunHTYKoKBYqLguRQpzNeNBg="
  private static let policy = "default-src 'none'; style-src '\(digest)'"
}
