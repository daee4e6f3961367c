internal import AlertCopy
internal import CheckInputs
internal import CommandLineTool
internal import CopyReview
internal import Diagnostics

/// What the options of `alertcopy review` ask for.
struct ReviewRequest {
  enum Format: String, CaseIterable { case html, json }

  let paths: [String]
  let format: Format
  let output: String?
  let since: String?
  let configuration: CheckConfiguration
  /// The app whose name the texts are shown with.
  let app: AppSource

  init(_ arguments: Arguments) throws {
    paths = arguments.operands
    guard !paths.isEmpty else {
      throw UsageError.invalidCombination("no path is given; name String Catalogs or folders")
    }
    format = try CommonOptions.value("--format", Format.self, "a format", arguments) ?? .html
    output = arguments["--output"]
    since = arguments["--since"]
    configuration = try CheckConfiguration(for: paths, given: arguments["--config"])
    app = try AppSource(arguments, isOptional: true)
  }
}
