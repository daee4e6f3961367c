internal import CommandLineTool
internal import CopyReview
internal import Diagnostics
internal import ReviewServer

/// `alertcopy review --serve`: the page in a browser on this machine, made anew whenever it is loaded.
struct ReviewServing {
  static let serve = Option(
    "--serve",
    help: "serve the page on this machine, and save into the catalogs"
  )
  static let port = Option(
    "--port",
    "N",
    help: "the port to serve on (default: 8417; 0 for any that is free)"
  )

  private let request: ReviewRequest
  private let place: ReviewServer.Port

  /// - Throws: which option is none, or has no effect.
  init(_ arguments: Arguments, _ request: ReviewRequest) throws(UsageError) {
    self.request = request
    if let option = ["--output", "--format"].first(where: { arguments[$0] != nil }) {
      throw .invalidCombination("\(option) and --serve exclude each other; leave one out")
    }
    guard let text = arguments["--port"] else {
      place = .usual
      return
    }
    guard let number = UInt16(text) else {
      throw .invalidValue(
        text,
        option: "--port",
        expected: "a number from 0 to 65535",
        nearest: nil
      )
    }
    place = .given(number)
  }

  func run() throws -> ExitCode {
    let request = request
    let (first, notes) = try request.document()
    for note in notes { StandardStreams.error("\(note)\n") }
    let subject = LiveReview.Subject(
      paths: request.paths,
      catalogs: first.catalogs.map(\.path),
      locales: first.locales.map(\.id),
      editableLocales: Set(first.locales.filter(\.isEditable).map(\.id)),
      configuration: request.configuration
    )
    try ReviewServer.run(subject, port: place) { session in
      let (document, _) = try request.document()
      // What the page says of catalogs and locales are indices.
      guard document.catalogs.map(\.path) == subject.catalogs,
        document.locales.map(\.id) == subject.locales
      else {
        throw Diagnostic(
          .error,
          "the files have other catalogs or locales than when the review began",
          advice: "start the review again"
        )
      }
      return ReviewPage(document: document, session: session).bytes
    }
    return .success
  }
}
