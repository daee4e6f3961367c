internal import CheckInputs
internal import CopyChecks
internal import Diagnostics

/// Runs the checks of `alertcopy check` for the strings of one catalog whose bytes are at hand.
///
/// Only that catalog is read, for a reviewer who types waits for it; values of Info.plist are judged
/// by the files beside them.
struct KeyCheck: Sendable {
  private let configuration: CheckConfiguration
  private let paths: [String]
  private let locales: [String]

  init(configuration: CheckConfiguration, paths: [String], locales: [String]) {
    self.configuration = configuration
    self.paths = paths
    self.locales = locales
  }

  /// What is found in some of the keys, by key.
  func findings(of keys: Set<String>, in path: String, bytes: [UInt8]) -> [String: JSONDocument] {
    let isInfoPlist = path.hasSuffix("InfoPlist.xcstrings")
    let project = InputReader(configuration: configuration)
      .read(paths: isInfoPlist ? paths : [path], replacing: [path: bytes]).project
    let found = CheckRun(configuration.options).findings(in: project)
    let kept = SuppressionFilter(project, options: configuration.options).filter(found).kept
      .filter { project.files[$0.file].path == path }
    var byKey = Dictionary(uniqueKeysWithValues: keys.map { ($0, [JSONDocument]()) })
    for finding in kept {
      guard let key = finding.key, byKey[key] != nil else { continue }
      byKey[key]?.append(json(of: finding, in: project.files[finding.file]))
    }
    return byKey.mapValues(JSONDocument.array)
  }

  private func json(of finding: Finding, in file: CheckedFile) -> JSONDocument {
    let fragment = finding.range.count <= 60 ? file.utf8[finding.range] : []
    let locale = finding.locale.flatMap { locales.firstIndex(of: $0) }
    return .members([
      ("locale", locale.map(JSONDocument.number)),
      ("rule", .string(finding.rule)),
      ("severity", .string(finding.severity.rawValue)),
      ("message", .string(finding.message)),
      (
        "fragment",
        fragment.isEmpty ? nil : .string(String(decoding: fragment, as: UTF8.self))
      ),
    ])
  }
}
