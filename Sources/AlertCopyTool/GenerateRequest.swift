internal import CommandLineTool

/// What the options of `alertcopy generate` ask for.
struct GenerateRequest {
  let alerts: AlertRequest
  let format: GenerateFormat
  let output: String?

  init(_ arguments: Arguments) throws(UsageError) {
    alerts = try AlertRequest(arguments)
    format = try GenerateFormat(arguments)
    output = arguments["--output"]
  }
}
