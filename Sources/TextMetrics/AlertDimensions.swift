/// The measures in points of an alert as iOS 8 to 18 draw it.
///
/// Apple publishes none. These are those that others who drew it found: Flutter's
/// CupertinoAlertDialog (width, accessibility width, corner radius, button height) and SDCAlertView
/// (paddings); that they still hold on each version is inferred.
package enum AlertDimensions {
  package static func width(at textSize: TextSize) -> Int {
    textSize.isAccessibilitySize ? 310 : 270
  }

  /// From the side of the alert to its title and message.
  package static let padding = 16
  /// From the side of a button to its title.
  package static let buttonPadding = 8
  /// From the top to the title, and from the message to the buttons.
  package static let verticalPadding = 19
  /// Between the title and the message.
  package static let labelSpacing = 4
  /// Of a button whose title is of the default size and in one line.
  package static let buttonHeight = 44
  package static let cornerRadius = 14

  /// The room of a line of the title or of the message.
  package static func lineWidth(at textSize: TextSize) -> Int { width(at: textSize) - 2 * padding }

  /// The room of the title of a button that stands beside another one.
  package static func halfButtonWidth(at textSize: TextSize) -> Int {
    width(at: textSize) / 2 - 2 * buttonPadding
  }
}
