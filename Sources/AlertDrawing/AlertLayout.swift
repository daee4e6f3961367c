package import ICU
package import TextMetrics

/// An alert laid out as iOS 8 to 18 lay it out, from its top left corner.
package struct AlertLayout: Sendable {
  /// A button and its place.
  package struct Button: Sendable {
    package let title: TextBlock
    package let isPreferred: Bool
    package let frame: Rectangle
  }

  package let locale: String
  package let textSize: TextSize
  package let width: Double
  package let height: Double
  package let title: TextBlock
  package let message: TextBlock?
  /// From left to right, or from top to bottom.
  package let buttons: [Button]
  package let areButtonsStacked: Bool

  /// Lays an alert out.
  package init(_ words: AlertWords, textSize: TextSize = .default) throws(ICUError) {
    locale = words.locale
    self.textSize = textSize
    width = Double(AlertDimensions.width(at: textSize))
    let padding = Double(AlertDimensions.verticalPadding)
    var column = Rectangle(
      x: Double(AlertDimensions.padding),
      y: padding,
      width: Double(AlertDimensions.lineWidth(at: textSize)),
      height: 0
    )
    func block(_ text: String?, _ part: AlertText) throws(ICUError) -> TextBlock {
      try TextBlock(
        text,
        part.measure(at: textSize, locale: words.locale),
        leading: part.style.leading(at: textSize),
        column: column,
        locale: words.locale,
        bars: [0.9, 0.6]
      )
    }
    title = try block(words.title, .title)
    column.y = title.frame.bottom + Double(AlertDimensions.labelSpacing)
    message = try words.message.map { text throws(ICUError) in try block(text, .message) }
    let top = (message ?? title).frame.bottom + padding
    let row = try ButtonRow(
      words,
      textSize,
      isRightToLeft: title.isRightToLeft,
      area: Rectangle(x: 0, y: top, width: width, height: 0)
    )
    buttons = row.buttons
    areButtonsStacked = row.isStacked
    height = buttons.map(\.frame.bottom).max() ?? top
  }

  /// Whether it is a prompt of the OS, whose title is not ours to show.
  package var isPrompt: Bool { title.isUnseen }

  /// The hairlines above the buttons and between them.
  package var separators: [Rectangle] {
    let hairline = 0.5
    return buttons.enumerated().flatMap { index, button in
      let frame = button.frame
      let isFirst = index == 0
      let across = Rectangle(
        x: 0,
        y: frame.y - hairline / 2,
        width: width,
        height: hairline
      )
      let down = Rectangle(
        x: frame.x - hairline / 2,
        y: frame.y,
        width: hairline,
        height: frame.height
      )
      return isFirst || areButtonsStacked ? [across] : [down]
    }
  }
}
