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
    /// What reviewers left beside the values.
    var remarks: [ReviewRemark] = []
    /// The paths that the file has for its tables, by the tables' names.
    var origins: [String: String] = [:]
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
      var reads: [ReadTables] = []
      do throws(Diagnostic) {
        for file in try Self.files(of: path, format) {
          do throws(Diagnostic) {
            reads.append(try read(file, file == path ? format : nil, locale))
          } catch {
            tell(error)
          }
        }
      } catch {
        tell(error)
      }
      guard !reads.isEmpty else { continue }
      sources.append(
        Source(
          path: path,
          tables: reads.flatMap(\.tables),
          remarks: reads.flatMap(\.remarks),
          origins: reads.reduce(into: [:]) { $0.merge($1.origins) { first, _ in first } }
        )
      )
    }
  }

  private mutating func tell(_ fault: Diagnostic) {
    StandardStreams.error("\(fault)\n")
    isComplete = false
  }

  /// The path itself, or the paths of all files of strings in a folder such as `fr.lproj`.
  private static func files(
    of path: String,
    _ format: FileFormat?
  ) throws(Diagnostic) -> [String] {
    let isXCLOC = (format ?? FileFormat(path: path)) == .xcloc
    guard FolderFiles.isFolder(path), !isXCLOC else { return [path] }
    let files = try FolderFiles.paths(in: path).filter { FileFormat(path: $0) != nil }
    guard !files.isEmpty else {
      throw Diagnostic(
        .error,
        at: SourceLocation(file: path, line: 1, column: 1),
        "the folder has no file of strings",
        advice: "give files, or a folder such as fr.lproj or fr.xcloc"
      )
    }
    return files
  }

  /// The tables of a file, or of an .xcloc folder.
  private mutating func read(
    _ path: String,
    _ format: FileFormat?,
    _ locale: String?
  ) throws(Diagnostic) -> ReadTables {
    guard let format = format ?? FileFormat(path: path) else {
      throw Diagnostic(
        .error,
        at: SourceLocation(file: path, line: 1, column: 1),
        "the extension of the file tells no format",
        advice: "give the format with --from: "
          + FileFormat.allCases.map(\.rawValue).joined(separator: ", ")
      )
    }
    let read: ReadTables
    if FolderFiles.isFolder(path) {
      let files = inputs(try FolderFiles.paths(below: path), locale)
      read = try XCLOCFormat(toolVersion: Version.number).read(folder: files)
    } else {
      let file = InputFile(path: path, bytes: try Self.bytes(of: path).bytes, locale: locale)
      read = try format.format(toolVersion: Version.number).read(file)
    }
    for note in read.notes { StandardStreams.error("\(note)\n") }
    return read
  }

  /// The files that can be read; of each other it is told why not.
  private mutating func inputs(_ paths: [String], _ locale: String?) -> [InputFile] {
    var files: [InputFile] = []
    for path in paths {
      do throws(Diagnostic) {
        let bytes = try Self.bytes(of: path).bytes
        files.append(InputFile(path: path, bytes: bytes, locale: locale))
      } catch {
        tell(error)
      }
    }
    return files
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
