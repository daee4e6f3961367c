package import CheckInputs
package import CopyChecks
package import Diagnostics
internal import FoundationEssentials

/// What is reviewed: the String Catalogs among some files, and what the checks find in them.
package struct ReviewInput: Sendable {
  /// The files as `alertcopy check` reads them.
  package let project: CheckedProject
  package let options: CheckOptions
  /// What the checks find in all files, without what somebody has said is none.
  package let findings: [Finding]
  /// The String Catalogs, as indices into the catalogs of the project.
  package let catalogs: [Int]
  /// For each of the String Catalogs what reviewers have noted beside it.
  package let reviewNotes: [ReviewNotes]
  /// What could not be read of the other files.
  package let notes: [Diagnostic]

  /// Reads and checks files, or the files in folders.
  ///
  /// Bytes that are given for the path of a file are read in place of those on disk.
  ///
  /// - Throws: a diagnostic where there is no String Catalog, or one cannot be read.
  package init(
    paths: [String],
    configuration: CheckConfiguration,
    replacing bytes: [String: [UInt8]] = [:]
  ) throws(Diagnostic) {
    let read = InputReader(configuration: configuration).read(paths: paths, replacing: bytes)
    let isCatalog = { (path: String) in path.hasSuffix(Self.suffix) }
    for fault in read.notes {
      guard let file = fault.location?.file else { continue }
      if isCatalog(file) { throw fault }
      guard paths.contains(file) else { continue }
      throw FileManager.default.fileExists(atPath: file) ? Self.otherFormat(file) : fault
    }
    let project = read.project
    self.project = project
    options = configuration.options
    notes = read.notes
    catalogs = project.catalogs.indices.filter { index in
      let catalog = project.catalogs[index]
      return catalog.files.first.map { isCatalog(project.files[$0].path) } ?? false
    }
    for path in paths where project.files.contains(where: { $0.path == path }) && !isCatalog(path) {
      throw Self.otherFormat(path)
    }
    guard !catalogs.isEmpty else {
      throw project.catalogs.first?.files.first.map { Self.otherFormat(project.files[$0].path) }
        ?? Diagnostic(
          .error,
          "there is no String Catalog in \(paths.joined(separator: ", "))",
          advice: "give .xcstrings files, or a folder with such files"
        )
    }
    var reviewNotes: [ReviewNotes] = []
    for index in catalogs {
      let path = project.files[project.catalogs[index].files[0]].path
      reviewNotes.append(try Self.notes(at: ReviewNotes.path(ofCatalog: path)))
    }
    self.reviewNotes = reviewNotes
    let found = CheckRun(options).findings(in: project)
    findings = SuppressionFilter(project, options: options).filter(found).kept
  }

  /// The locales of the String Catalogs but for their sources, as the files spell them.
  package var localeNames: [String] {
    var seen: Set<String> = []
    return catalogs.map { project.catalogs[$0] }.flatMap { catalog in
      catalog.locales.indices.filter { $0 != catalog.sourceLocale }.map { catalog.locales[$0].name }
    }.filter { seen.insert($0).inserted }
  }

  /// The locales that the String Catalogs are written in.
  package var sourceNames: [String] {
    catalogs.map { project.catalogs[$0] }.map { $0.locales[$0.sourceLocale].name }
  }

  /// The files that a review is about: the String Catalogs, and the notes beside them.
  package var reviewedPaths: [String] {
    catalogs.map { project.files[project.catalogs[$0].files[0]].path }
      .flatMap { [$0, ReviewNotes.path(ofCatalog: $0)] }
  }

  private static let suffix = ".xcstrings"

  /// The notes in a file; none where there is no such file.
  private static func notes(at path: String) throws(Diagnostic) -> ReviewNotes {
    guard let data = FileManager.default.contents(atPath: path) else { return ReviewNotes() }
    return try ReviewNotes(parsing: Array(data), file: path)
  }

  private static func otherFormat(_ path: String) -> Diagnostic {
    Diagnostic(
      .error,
      "\(path) is no String Catalog, and only String Catalogs are reviewed",
      advice: "convert it first: alertcopy convert \(path) --to xcstrings"
    )
  }
}
