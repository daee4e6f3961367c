internal import AppProject
internal import CopyChecks
internal import Diagnostics

/// Reads what is checked: files, and folders with all that is in them.
package struct InputReader: Sendable {
  private let configuration: CheckConfiguration

  package init(configuration: CheckConfiguration) {
    self.configuration = configuration
  }

  /// What stands in the files that paths name, and in those of folders that they name; bytes that
  /// are given for the path of a file are read in place of those on disk.
  package func read(paths: [String], replacing bytes: [String: [UInt8]] = [:]) -> ReadProject {
    let found = ProjectFiles(paths, excluding: configuration.excluded)
    var plists = InfoPlistCollector(list: FileList(replacing: bytes))
    for file in found.files { plists.add(file) }
    let maker = CatalogMaker(regions: plists.regions, icu: configuration.icu)
    var collector = CatalogCollector(maker, list: plists.list)
    for file in found.files { collector.add(file) }
    collector.joinTables()
    var catalogs = collector.catalogs
    let infoPlists = plists.infoPlists(&catalogs)
    var sources = SourceCollector(list: collector.list)
    for file in found.files { sources.add(file) }
    var list = sources.list
    let inComments = [plists.suppressions, collector.suppressions]
    var suppressions = inComments.flatMap(\.suppressions) + sources.suppressions
    suppressions += configurationSuppressions(&list)
    return ReadProject(
      project: CheckedProject(
        files: list.files,
        catalogs: catalogs.map(\.catalog),
        infoPlists: infoPlists,
        uses: sources.uses,
        hasSources: sources.hasSources,
        suppressions: suppressions
      ),
      notes: found.faults + list.faults + inComments.flatMap(\.faults) + sources.faults
    )
  }

  /// The suppressions of the configuration, whose file is one of those that findings may name.
  private func configurationSuppressions(_ list: inout FileList) -> [Suppression] {
    guard let source = configuration.source, !configuration.suppressed.isEmpty else { return [] }
    let read = list.files
    let file = list.add(source)
    return configuration.suppressed.map { suppressed in
      let files = suppressed.paths.map { paths in
        Set(read.indices.filter { paths.contains(read[$0].path) })
      }
      return Suppression(
        rule: suppressed.rule,
        scope: .pattern(files: files, key: suppressed.key, locale: suppressed.locale),
        reason: suppressed.reason,
        file: file,
        range: suppressed.range
      )
    }
  }
}
