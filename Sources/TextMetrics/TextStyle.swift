/// A text style of iOS, with the sizes of Apple's tables: Human Interface Guidelines, Typography,
/// “iOS, iPadOS Dynamic Type sizes” and “larger accessibility type sizes”.
package enum TextStyle: String, CaseIterable, Sendable {
  case headline
  case body
  case footnote

  package var face: FontFace { self == .headline ? .semibold : .regular }

  /// The size of the font in points.
  package func size(at textSize: TextSize) -> Int { row(at: textSize).size }

  /// Points from one baseline to the next.
  package func leading(at textSize: TextSize) -> Int { row(at: textSize).leading }

  private func row(at textSize: TextSize) -> (size: Int, leading: Int) {
    switch (self, textSize) {
    case (.headline, .default), (.body, .default): (17, 22)
    case (.headline, .xxxLarge), (.body, .xxxLarge): (23, 29)
    case (.headline, .ax5), (.body, .ax5): (53, 62)
    case (.footnote, .default): (13, 18)
    case (.footnote, .xxxLarge): (19, 24)
    case (.footnote, .ax5): (44, 52)
    }
  }
}
