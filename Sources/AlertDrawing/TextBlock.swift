internal import ICU
package import TextMetrics

/// A text in lines, each in the middle of the block.
package struct TextBlock: Sendable {
  /// A line and its place.
  package struct Line: Sendable {
    /// `nil` for words that nobody has seen, which are drawn as a bar.
    package let text: String?
    package let width: Double
    package let middle: Double
    package let baseline: Double
  }

  package let measure: TextMeasure
  package let isRightToLeft: Bool
  package let frame: Rectangle
  package let lines: [Line]

  /// Whether it is a bar in place of words that nobody has seen.
  package var isUnseen: Bool { lines.allSatisfy { $0.text == nil } }

  /// Sets a text into a column; the block is as high as its lines are.
  ///
  /// Words that nobody has seen, `nil`, are drawn as `bars`: the part of the column that each takes.
  init(
    _ text: String?,
    _ measure: TextMeasure,
    leading: Int,
    column: Rectangle,
    locale: String,
    bars: [Double]
  ) throws(ICUError) {
    self.measure = measure
    let texts: [(text: String?, width: Double)]
    if let text {
      texts = try LineBreaks.wrap(text, within: column.width, locale: locale) {
        measure.width(of: $0)
      }.map { ($0, measure.width(of: $0)) }
      isRightToLeft = try TextDirection.isRightToLeft(text)
    } else {
      texts = bars.map { (nil, $0 * column.width) }
      isRightToLeft = false
    }
    let leading = Double(leading)
    // Capitals stand in the middle of the line.
    let baseline = column.y + leading / 2 + Double(measure.size) * Self.capHeight / 2
    lines = texts.enumerated().map { index, line in
      Line(
        text: line.text,
        width: line.width,
        middle: column.middle,
        baseline: baseline + leading * Double(index)
      )
    }
    frame = Rectangle(
      x: column.x,
      y: column.y,
      width: column.width,
      height: leading * Double(lines.count)
    )
  }

  /// Of Inter, in ems: OS/2.sCapHeight.
  private static let capHeight = 0.727
}
