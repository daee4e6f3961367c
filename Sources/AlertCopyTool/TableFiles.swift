internal import CatalogFormats
internal import CommandLineTool
internal import Diagnostics
internal import StringCatalogs

/// The tables of the files that somebody gave, and whether all of them could be read.
///
/// A file that cannot be read is told on standard error, and the others are read all the same.
struct TableFiles {
  /// What one file, or one .xcloc folder, says.
  struct Source {
    let path: String
    let tables: [StringTable]
  }

  private(set) var sources: [Source] = []
  private(set) var isComplete = true

  /// The tables of all files, in their order.
  var tables: [StringTable] { sources.flatMap(\.tables) }

  /// Reads files.
  ///
  /// - Parameters:
  ///   - paths: files, and folders of localization such as `fr.xcloc`, `fr.lproj` and `values-fr`.
  ///   - format: their format; `nil` to tell it by their extensions.
  ///   - locale: the locale of a file that says none.
  init(_ paths: [String], format: FileFormat?, locale: String?) {
    for path in paths {
      do throws(Diagnostic) {
        sources.append(Source(path: path, tables: try Self.read(path, format, locale)))
      } catch {
        StandardStreams.error("\(error)\n")
        isComplete = false
      }
    }
  }

  private static func read(
    _ path: String,
    _ format: FileFormat?,
    _ locale: String?
  ) throws(Diagnostic) -> [StringTable] {
    let isFolder = FolderFiles.isFolder(path)
    guard let format = format ?? FileFormat(path: path) ?? (isFolder ? .strings : nil) else {
      throw Diagnostic(
        .error,
        at: SourceLocation(file: path, line: 1, column: 1),
        "the extension of the file tells no format",
        advice: "give the format with --from: "
          + FileFormat.allCases.map(\.rawValue).joined(separator: ", ")
      )
    }
    let read: ReadTables
    if isFolder, format == .xcloc {
      let files = try FolderFiles.all(in: path, locale: locale)
      read = try XCLOCFormat(toolVersion: Version.number).read(folder: files)
    } else if isFolder {
      return try readFolder(path, locale)
    } else {
      let file = InputFile(path: path, bytes: try bytes(of: path).bytes, locale: locale)
      read = try format.format(toolVersion: Version.number).read(file)
    }
    for note in read.notes { StandardStreams.error("\(note)\n") }
    return read.tables
  }

  /// The tables of all files of strings in a folder such as `fr.lproj`.
  private static func readFolder(
    _ path: String,
    _ locale: String?
  ) throws(Diagnostic) -> [StringTable] {
    var tables: [StringTable] = []
    let names = try FolderFiles.paths(in: path).filter { FileFormat(path: $0) != nil }
    guard !names.isEmpty else {
      throw Diagnostic(
        .error,
        at: SourceLocation(file: path, line: 1, column: 1),
        "the folder has no file of strings",
        advice: "give files, or a folder such as fr.lproj or fr.xcloc"
      )
    }
    for name in names { tables += try read(name, nil, locale) }
    return tables
  }

  /// The bytes of a file.
  ///
  /// - Throws: a diagnostic that says what stands in the way.
  static func bytes(of path: String) throws(Diagnostic) -> InputBytes {
    do {
      return try InputBytes(reading: path)
    } catch {
      throw Diagnostic(
        .error,
        at: SourceLocation(file: path, line: 1, column: 1),
        error.reason,
        advice: error.advice
      )
    }
  }
}
