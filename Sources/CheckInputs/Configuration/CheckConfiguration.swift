internal import AppProject
package import CopyChecks
package import Diagnostics

/// What a project's alertcopy.json says of how the project is checked.
///
/// docs/alertcopy.schema.json describes the file.
package struct CheckConfiguration: Sendable {
  /// The name of the file.
  package static let fileName = "alertcopy.json"

  /// A finding that a person has called none.
  struct SuppressedFinding: Sendable {
    let rule: String
    /// The files that it is about; `nil` where it is about all of them.
    let paths: PathSet?
    let key: String?
    let locale: String?
    let reason: String
    /// Offsets in the file.
    let range: Range<Int>
  }

  /// What the checks are told.
  package var options = CheckOptions()
  /// The file that says so; `nil` where there is none.
  package internal(set) var source: SourceText?
  /// The paths that are not read where they are found in a folder.
  var excluded = PathSet()
  /// The catalogs whose texts are ICU messages.
  var icu = PathSet()
  var suppressed: [SuppressedFinding] = []

  /// The configuration of a project that has no file: every rule as it says itself.
  package init() {}

  /// Reads a file.
  ///
  /// - Throws: a diagnostic with line and column for the first thing that the format has not, and
  ///   what it has instead.
  package init(parsing bytes: [UInt8], file: String) throws(Diagnostic) {
    self = try ConfigurationReader.read(bytes, file: file)
  }

  /// The configuration for paths that are checked: the file that a person names, or else the one
  /// beside the first path, or in a folder above it up to the root of its git repository.
  ///
  /// - Throws: a diagnostic where the file cannot be read.
  package init(for paths: [String], given file: String?) throws(Diagnostic) {
    guard let file = file ?? Self.file(near: paths.first ?? ".") else {
      self.init()
      return
    }
    let bytes = try FileContents.read(file, advice: "give the configuration with --config FILE")
    try self.init(parsing: bytes, file: file)
  }

  /// Whether the texts of a catalog are said to be ICU messages.
  package func isICU(_ path: String) -> Bool { icu.contains(path) }

  private static func file(near path: String) -> String? {
    let path = ProjectPath.outsideBundles(path)
    var folder = PathStatus(path) == .folder ? path : ProjectPath.folder(of: path)
    for absolute in ProjectPath.foldersUpwards(from: folder) {
      let file = ProjectPath.join(folder, fileName)
      if PathStatus(file) == .file { return file }
      if PathStatus(ProjectPath.join(absolute, ".git")) != .absent { return nil }
      folder =
        folder.hasPrefix("/") ? ProjectPath.folder(of: folder) : ProjectPath.join(folder, "..")
    }
    return nil
  }
}
