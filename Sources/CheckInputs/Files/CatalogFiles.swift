internal import AppProject
package import Diagnostics

/// The String Catalogs at paths: those that are named, and those in folders as a check finds them.
package struct CatalogFiles {
  /// In the order in which they are named; none stands twice.
  package private(set) var paths: [String]

  /// - Throws: the first path that is absent, unreadable, or a folder without a catalog.
  package init(
    _ given: [String],
    _ configuration: CheckConfiguration
  ) throws(Diagnostic) {
    paths = []
    for path in given {
      guard PathStatus(ProjectPath.normalize(path)) == .folder else {
        add(path)
        continue
      }
      let found = ProjectFiles([path], excluding: configuration.excluded)
      if let fault = found.faults.first { throw fault }
      let catalogs = found.files.filter { $0.kind == .stringCatalog }
      guard !catalogs.isEmpty else {
        throw Diagnostic(
          .error,
          at: SourceLocation(file: path, line: 1, column: 1),
          "the folder has no String Catalog",
          advice: "give one, or a folder with .xcstrings files"
        )
      }
      for catalog in catalogs { add(catalog.path) }
    }
  }

  private mutating func add(_ path: String) {
    let isKnown = paths.contains { ProjectPath.absolute($0) == ProjectPath.absolute(path) }
    if !isKnown { paths.append(path) }
  }
}
