package import TextMetrics

/// The formats of a preview, by the names that a command line gives them.
package enum PreviewFormatName: String, CaseIterable, Sendable {
  case text
  case svg
  case html
  case json

  /// The format; `styled` concerns text only, which has neither appearance nor size.
  package func format(
    styled: Bool,
    appearances: [Appearance],
    textSize: TextSize
  ) -> any AlertFormat {
    switch self {
    case .text: TextAlertFormat(isStyled: styled)
    case .svg: SVGAlertFormat(appearances: appearances, textSize: textSize)
    case .html: HTMLAlertFormat(appearances: appearances, textSize: textSize)
    case .json: JSONPreviewFormat(textSize: textSize)
    }
  }
}
