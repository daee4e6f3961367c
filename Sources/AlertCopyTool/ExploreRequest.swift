internal import AlertCopy
internal import CommandLineTool
internal import PermissionSimulator

/// An exploration, as `alertcopy simulate --explore` was asked for it.
struct ExploreRequest {
  /// How what was found is written.
  enum Format: String, CaseIterable {
    case text, json, markdown, mermaid, dot
  }

  private let permissions: [Permission]
  private let versions: [OSVersion]
  private let format: Format
  private let app: SimulatedApp

  init(_ arguments: Arguments) throws {
    guard arguments.operands.isEmpty else {
      throw UsageError.unexpectedArgument(arguments.operands[0])
    }
    permissions =
      try CommonOptions.values("--permission", Permission.self, "a permission", arguments)
      ?? Permission.allCases
    versions = try CommonOptions.versions(arguments)
    app = try SimulatedApp(AppSource.ofFiles(arguments))
    format = try CommonOptions.value("--format", Format.self, "a format", arguments) ?? .text
    if [.mermaid, .dot].contains(format), permissions.count * versions.count > 1 {
      throw UsageError.invalidCombination(
        "one graph is drawn at a time; give one permission and one version"
      )
    }
  }

  /// Explores, and tells what was found.
  func run() throws -> ExitCode {
    let explorations = permissions.flatMap { permission in
      versions.filter { !AlertCopy.situations(of: permission, in: $0).isEmpty }.map { version in
        Explorer(
          permission: permission,
          osVersion: version,
          app: app,
          keepsGraph: [.mermaid, .dot].contains(format)
        ).explore()
      }
    }
    guard !explorations.isEmpty else {
      throw UsageError.invalidCombination("none of these permissions exists on these iOS versions")
    }
    StandardStreams.output(text(of: explorations))
    return explorations.allSatisfy(\.violations.isEmpty) ? .success : .findings
  }

  private func text(of explorations: [Exploration]) -> String {
    switch format {
    case .text: ExplorationReport(explorations).text
    case .json: ExplorationReport(explorations).json
    case .markdown: ExplorationReport(explorations).markdown
    case .mermaid: explorations.map { GraphWriter($0).mermaid }.joined()
    case .dot: explorations.map { GraphWriter($0).dot }.joined()
    }
  }
}
