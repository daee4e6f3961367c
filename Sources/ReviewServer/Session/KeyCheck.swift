internal import CheckInputs
internal import CopyChecks
internal import CopyReview
internal import StringCatalogs

/// Runs the checks of `alertcopy check` for some strings of a catalog whose bytes are at hand.
///
/// Only that catalog is read, for a reviewer who types waits for it; values of Info.plist are judged
/// by the files beside them.
struct KeyCheck: Sendable {
  private let configuration: CheckConfiguration
  private let paths: [String]
  private let locales: [String]

  init(_ subject: LiveReview.Subject) {
    configuration = subject.configuration
    paths = subject.paths
    locales = subject.locales
  }

  /// What is found in each of some keys; findings name the catalog by a number.
  func findings(
    of keys: Set<String>,
    in catalog: StringCatalogFile,
    number: Int
  ) -> [String: [ReviewFinding]] {
    let path = catalog.file
    let isInfoPlist = PathName(path).stem == "InfoPlist"
    let project = InputReader(configuration: configuration)
      .read(paths: isInfoPlist ? paths : [path], replacing: [path: catalog.json.bytes]).project
    let found = CheckRun(configuration.options).findings(in: project, of: keys)
    let kept = SuppressionFilter(project, options: configuration.options).filter(found).kept
      .filter { project.files[$0.file].path == path }
    let entries = Self.entries(of: keys, in: project, as: catalog)
    var byKey = Dictionary(uniqueKeysWithValues: keys.map { ($0, [ReviewFinding]()) })
    for finding in kept {
      guard let key = finding.key, let entry = entries[key] else { continue }
      let place = FindingPlace(of: finding, in: entry, project.files[finding.file])
      byKey[key]?.append(
        ReviewFinding(
          catalog: number,
          locale: finding.locale.flatMap { locales.firstIndex(of: $0) },
          path: place.path,
          rule: finding.rule,
          severity: finding.severity,
          message: finding.message,
          fragment: place.fragment
        )
      )
    }
    return byKey
  }

  /// The entries of keys; only these are decoded.
  private static func entries(
    of keys: Set<String>,
    in project: CheckedProject,
    as file: StringCatalogFile
  ) -> [String: CheckedEntry] {
    var entries: [String: CheckedEntry] = [:]
    let places = file.entries.enumerated().filter {
      $0.element.key.string.map(keys.contains) == true
    }
    for catalog in project.catalogs
    where catalog.files.contains(where: { project.files[$0].path == file.file }) {
      for (place, _) in places {
        catalog.entries.forEach(in: place..<(place + 1)) { entries[$0.key] = $0 }
      }
    }
    return entries
  }
}
