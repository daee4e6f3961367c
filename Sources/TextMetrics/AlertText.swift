/// The parts of an alert, and the text style in which iOS sets each.
package enum AlertText: String, CaseIterable, Sendable {
  case title
  case message
  case button

  package var style: TextStyle {
    switch self {
    case .title: .headline
    case .message: .footnote
    case .button: .body
    }
  }

  /// The measure of the part; a button that is preferred is semibold.
  package func measure(
    at textSize: TextSize = .default,
    isPreferred: Bool = false,
    locale: String
  ) -> TextMeasure {
    TextMeasure(
      isPreferred ? .semibold : style.face,
      size: style.size(at: textSize),
      FontStack(locale: locale)
    )
  }
}
