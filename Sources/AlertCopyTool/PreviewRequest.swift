internal import AlertFormats
internal import CommandLineTool
internal import TextMetrics

/// What the options of `alertcopy preview` ask for.
struct PreviewRequest {
  let alerts: AlertRequest
  let format: any AlertFormat
  let output: ReportOutput

  /// One appearance, or both.
  private enum AppearanceChoice: String, CaseIterable {
    case light, dark, both

    var appearances: [Appearance] {
      switch self {
      case .light: [.light]
      case .dark: [.dark]
      case .both: [.light, .dark]
      }
    }
  }

  init(_ arguments: Arguments) throws(UsageError) {
    alerts = try AlertRequest(arguments)
    output = ReportOutput(path: arguments["--output"])
    let name =
      try CommonOptions.value("--format", PreviewFormatName.self, "a format", arguments) ?? .text
    let appearance = try CommonOptions.value(
      "--appearance",
      AppearanceChoice.self,
      "an appearance",
      arguments
    )
    let textSize = try CommonOptions.value("--text-size", TextSize.self, "a text size", arguments)
    format = name.format(
      styled: output.wantsStyle,
      appearances: (appearance ?? .light).appearances,
      textSize: textSize ?? .default
    )
  }
}
