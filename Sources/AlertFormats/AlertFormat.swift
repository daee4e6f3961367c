/// A way to write alerts.
package protocol AlertFormat: Sendable {
  /// The report as text, with its final line end.
  func text(of report: AlertReport) throws -> String
}

/// The formats, by the names that a command line gives them.
package enum AlertFormatName: String, CaseIterable, Sendable {
  case text
  case json
  case markdown

  /// The format; `styled` and the terminal's colours concern text only.
  package func format(styled: Bool) -> any AlertFormat {
    switch self {
    case .text: TextAlertFormat(isStyled: styled)
    case .json: JSONAlertFormat()
    case .markdown: MarkdownAlertFormat()
    }
  }
}
