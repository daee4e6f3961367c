internal import Diagnostics
internal import FoundationEssentials

/// The files of a folder.
enum FolderFiles {
  /// Whether a path is that of a folder.
  static func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }

  /// The paths of the files in a folder, sorted; hidden ones are left out, folders are not entered.
  ///
  /// - Throws: a diagnostic where the folder cannot be read.
  static func paths(in folder: String) throws(Diagnostic) -> [String] {
    try names(in: folder).map { "\(folder)/\($0)" }.filter { !isFolder($0) }
  }

  /// The paths of all files in a folder and in the folders in it; links to folders, which may lead
  /// back, are not followed.
  ///
  /// - Throws: a diagnostic where a folder cannot be read.
  static func paths(below folder: String) throws(Diagnostic) -> [String] {
    var paths: [String] = []
    for path in try names(in: folder).map({ "\(folder)/\($0)" }) {
      if !isFolder(path) {
        paths.append(path)
      } else if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil {
        paths += try Self.paths(below: path)
      }
    }
    return paths
  }

  private static func names(in folder: String) throws(Diagnostic) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { !$0.hasPrefix(".") }.sorted()
    } catch {
      throw Diagnostic(
        .error,
        at: SourceLocation(file: folder, line: 1, column: 1),
        "the folder cannot be read",
        advice: "check its permissions"
      )
    }
  }
}
