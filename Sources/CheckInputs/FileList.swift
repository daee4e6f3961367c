internal import AppProject
internal import CopyChecks
internal import Diagnostics

/// The files that have been read, by their indices in the project, and what was wrong with them.
struct FileList {
  private(set) var files: [CheckedFile] = []
  private(set) var faults: [Diagnostic] = []
  private let replacements: [String: [UInt8]]

  /// A list without files; bytes that are given for a path are read in place of those on disk.
  init(replacing bytes: [String: [UInt8]] = [:]) { replacements = bytes }

  /// The bytes of a file.
  func contents(of path: String) throws(Diagnostic) -> [UInt8] {
    if let bytes = replacements[path] { return bytes }
    return try FileContents.read(path)
  }

  /// Adds a file.
  ///
  /// - Returns: its index.
  mutating func add(_ file: CheckedFile) -> Int {
    files.append(file)
    return files.count - 1
  }

  /// Adds a text file.
  ///
  /// - Returns: its index.
  mutating func add(_ text: SourceText) -> Int {
    add(CheckedFile(path: text.file, source: text))
  }

  /// Adds the file that a property list was read from, which may be binary.
  ///
  /// - Returns: its index.
  mutating func add(_ text: SourceText?, path: String) -> Int {
    if let text { return add(text) }
    let nothing = SourceText(validUTF8: [], file: path, hasByteOrderMark: false)
    return add(CheckedFile(path: path, source: nothing, isBinary: true))
  }

  /// Notes what a person should know.
  mutating func report(_ fault: Diagnostic) { faults.append(fault) }
}
