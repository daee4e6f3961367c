internal import ICU
internal import TextMetrics

/// The buttons of an alert: two side by side where each fits into half of it, else one above the
/// other with the cancelling one at the bottom.
struct ButtonRow {
  let buttons: [AlertLayout.Button]
  let isStacked: Bool

  init(
    _ words: AlertWords,
    _ textSize: TextSize,
    isRightToLeft: Bool,
    area: Rectangle
  ) throws(ICUError) {
    func measure(of button: AlertWords.Button) -> TextMeasure {
      AlertText.button.measure(
        at: textSize,
        isPreferred: button.isPreferred,
        locale: words.locale
      )
    }
    let room = Double(AlertDimensions.halfButtonWidth(at: textSize))
    let areSideBySide =
      words.buttons.count == 2
      && words.buttons.allSatisfy { button in
        button.title.map { measure(of: button).width(of: $0) <= room } ?? true
      }
    isStacked = words.buttons.count > 1 && !areSideBySide
    let width = areSideBySide ? area.width / 2 : area.width
    var place = Rectangle(x: area.x, y: area.y, width: width, height: 0)
    var buttons: [AlertLayout.Button] = []
    // The cancelling button leads, and is last in a stack.
    let order =
      isStacked
      ? Array(words.buttons.dropFirst() + words.buttons.prefix(1))
      : isRightToLeft ? words.buttons.reversed() : words.buttons
    for button in order {
      let placed = try Self.place(button, measure(of: button), textSize, words.locale, at: place)
      buttons.append(placed)
      if areSideBySide { place.x += width } else { place.y = placed.frame.bottom }
    }
    self.buttons = buttons
  }

  /// A button is as high as its title needs, and never lower than a fingertip.
  private static func place(
    _ button: AlertWords.Button,
    _ measure: TextMeasure,
    _ textSize: TextSize,
    _ locale: String,
    at place: Rectangle
  ) throws(ICUError) -> AlertLayout.Button {
    let leading = AlertText.button.style.leading(at: textSize)
    let padding = Double(AlertDimensions.buttonPadding)
    func title(from y: Double) throws(ICUError) -> TextBlock {
      try TextBlock(
        button.title,
        measure,
        leading: leading,
        column: Rectangle(
          x: place.x + padding,
          y: y,
          width: place.width - 2 * padding,
          height: 0
        ),
        locale: locale,
        bars: [0.5]
      )
    }
    let lines = try title(from: 0).frame.height
    let space = Double(AlertDimensions.buttonHeight - AlertText.button.style.leading(at: .default))
    let height = lines + space
    return AlertLayout.Button(
      title: try title(from: place.y + space / 2),
      isPreferred: button.isPreferred,
      frame: Rectangle(x: place.x, y: place.y, width: place.width, height: height)
    )
  }
}
