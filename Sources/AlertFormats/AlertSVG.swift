internal import AlertDrawing
internal import TextMetrics

/// Draws alerts that were laid out, by presentation attributes alone.
struct AlertSVG {
  let colors: SheetColors

  /// The drawing of a cell, moved to a place.
  func element(_ cell: ContactSheet.Cell, x: Double, y: Double) -> SVGElement {
    let layout = cell.layout
    let stack = FontStack(locale: layout.locale)
    let frame = SVGElement(
      "rect",
      [
        ("width", Points.text(layout.width)), ("height", Points.text(layout.height)),
        ("rx", "\(AlertDimensions.cornerRadius)"), ("fill", colors.alert),
      ]
    )
    let title = lines(of: layout.title, fill: layout.isPrompt ? colors.bar : colors.text)
    let message = layout.message.map { lines(of: $0, fill: colors.text) } ?? []
    let buttons = layout.buttons.flatMap { button in
      lines(of: button.title, fill: button.title.isUnseen ? colors.bar : colors.tint)
    }
    return SVGElement(
      "g",
      [
        ("transform", "translate(\(Points.text(x)) \(Points.text(y)))"),
        ("lang", cell.language), ("xml:lang", cell.language),
        ("font-family", Self.list(stack.families)), ("text-anchor", "middle"),
      ],
      [SVGElement("title", text: cell.name), frame] + title + message + hairlines(layout) + buttons
    )
  }

  /// Names of fonts as CSS lists them.
  static func list(_ families: [String]) -> String {
    families.map { $0.contains(" ") ? "'\($0)'" : $0 }.joined(separator: ", ")
  }

  private func lines(of block: TextBlock, fill: String) -> [SVGElement] {
    block.lines.map { line in
      guard let text = line.text else { return bar(line, block, fill: fill) }
      let direction: [(name: StaticString, value: String)] =
        block.isRightToLeft ? [("direction", "rtl")] : []
      return SVGElement(
        "text",
        [
          ("x", Points.text(line.middle)), ("y", Points.text(line.baseline)),
          ("font-size", "\(block.measure.size)"), ("font-weight", "\(block.measure.face.weight)"),
          ("fill", fill),
        ] + direction,
        runs: runs(of: text, block.measure.stack)
      )
    }
  }

  /// The text in runs, each in the fonts that it was measured in.
  private func runs(of text: String, _ stack: FontStack) -> [SVGElement] {
    var runs: [(text: String.UnicodeScalarView, isChinesePunctuation: Bool)] = []
    for scalar in text.unicodeScalars {
      let isChinesePunctuation = stack.isChinesePunctuation(scalar)
      if runs.last?.isChinesePunctuation != isChinesePunctuation {
        runs.append((String.UnicodeScalarView(), isChinesePunctuation))
      }
      runs[runs.count - 1].text.append(scalar)
    }
    let fonts: [(name: StaticString, value: String)] = [
      ("font-family", Self.list(stack.punctuationFamilies))
    ]
    return runs.map { run in
      SVGElement("tspan", run.isChinesePunctuation ? fonts : [], text: String(run.text))
    }
  }

  /// A grey bar where words stand that nobody has seen, or that are not ours to show.
  private func bar(_ line: TextBlock.Line, _ block: TextBlock, fill: String) -> SVGElement {
    let height = Double(block.measure.size) * 0.6
    return SVGElement(
      "rect",
      [
        ("x", Points.text(line.middle - line.width / 2)),
        ("y", Points.text(line.baseline - height)),
        ("width", Points.text(line.width)), ("height", Points.text(height)),
        ("rx", Points.text(height / 2)), ("fill", fill),
      ]
    )
  }

  private func hairlines(_ layout: AlertLayout) -> [SVGElement] {
    layout.separators.map { separator in
      SVGElement(
        "rect",
        [
          ("x", Points.text(separator.x)), ("y", Points.text(separator.y)),
          ("width", Points.text(separator.width)), ("height", Points.text(separator.height)),
          ("fill", colors.hairline),
        ]
      )
    }
  }
}
