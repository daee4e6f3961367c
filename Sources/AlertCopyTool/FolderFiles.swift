internal import CatalogFormats
internal import CommandLineTool
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

  /// All files in a folder and in the folders in it, with their bytes.
  ///
  /// - Throws: a diagnostic where one of them cannot be read.
  static func all(in folder: String, locale: String?) throws(Diagnostic) -> [InputFile] {
    var files: [InputFile] = []
    for name in try names(in: folder) {
      let path = "\(folder)/\(name)"
      if isFolder(path) {
        files += try all(in: path, locale: locale)
      } else {
        let bytes = try TableFiles.bytes(of: path).bytes
        files.append(InputFile(path: path, bytes: bytes, locale: locale))
      }
    }
    return files
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
