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
  let configuration: CheckConfiguration
  private let history: ReviewHistory
  /// The app whose name the texts are shown with, where an option gives it.
  private let app: AppSource
  private let arguments: Arguments

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    paths = arguments.operands
    guard !paths.isEmpty else {
      throw UsageError.invalidCombination("no path is given; name String Catalogs or folders")
    }
    format = try CommonOptions.value("--format", Format.self, "a format", arguments) ?? .html
    output = arguments["--output"]
    guard
      output != nil || format == .json || arguments.has("--serve")
        || !StandardStreams.outputIsTerminal
    else {
      throw UsageError.invalidCombination(
        "a page is nothing for a terminal; give --output FILE, or --format json"
      )
    }
    history = ReviewHistory(since: arguments["--since"], isWhole: arguments.has("--history"))
    configuration = try CheckConfiguration(for: paths, given: arguments["--config"])
    app = try AppSource(arguments, isOptional: true)
  }

  /// The document of the files as they are now, and what could not be read of them.
  func document() throws -> (document: ReviewDocument, notes: [Diagnostic]) {
    let input = try ReviewInput(paths: paths, configuration: configuration)
    try OutputChoice.check(output, isNoneOf: input.reviewedPaths)
    return (try builder(for: input).document(of: input), input.notes)
  }

  /// What makes the document of what was read.
  ///
  /// - Throws: what is wrong with a locale, or with the app's name.
  private func builder(for input: ReviewInput) throws -> ReviewDocumentBuilder {
    let locales = try LocaleChoice.locales(
      arguments,
      among: input.localeNames,
      mustBeKnown: false,
      prefersKnown: true
    )
    if let source = locales?.first(where: input.sourceNames.contains) {
      throw UsageError.invalidCombination(
        "\(source) is the source language, which is not edited in a review; "
          + "give a locale to translate into"
      )
    }
    let new = (locales ?? []).filter { !input.localeNames.contains($0) }
    if !new.isEmpty {
      let names = new.joined(separator: ", ")
      StandardStreams.error("note: no catalog has \(names) yet; the review begins with no text\n")
    }
    return ReviewDocumentBuilder(
      toolVersion: Version.number,
      title: title,
      folder: WorkingFolder.path ?? "",
      editableLocales: locales,
      history: history,
      appName: try appName(in: input)
    )
  }

  /// What a shell makes of `*/*.xcstrings` is no heading, and no name of a file.
  private var title: String {
    paths.count < 4 ? paths.joined(separator: ", ") : "\(paths[0]) and \(paths.count - 1) more"
  }

  private func appName(in input: ReviewInput) throws -> @Sendable (LocaleTag) -> String {
    if case .unnamed = app {
      let names = AppNames(of: input)
      return { names[$0] }
    }
    let own = try app.name(for: nil)
    return { [app] in (try? app.name(for: $0)) ?? own }
  }
}
