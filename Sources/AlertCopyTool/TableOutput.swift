internal import CatalogFormats
internal import CommandLineTool
internal import Diagnostics
internal import StringCatalogs

/// Where the files that a format made go.
struct TableOutput {
  /// The path that somebody gave; without one, standard output.
  let path: String?
  /// Whether each loss is told in a line of its own.
  var listsLosses = false
  /// The files that were read, and the format that is written: a file of another is not replaced.
  var inputs: [String] = []
  var format: FileFormat?

  /// Writes files, and tells what the format could not hold.
  ///
  /// One file is written to the path itself, several into a folder of that name, as is one whose
  /// place in a folder says its locale.
  ///
  /// - Parameters:
  ///   - written: what to write.
  ///   - tables: what was read, whose names may be none for files.
  /// - Returns: `findings` where a string had to be left out.
  /// - Throws: why something cannot be written; what can be told before is told before any is.
  func write(_ written: WrittenFiles, of tables: [StringTable] = []) throws -> ExitCode {
    if listsLosses {
      for loss in written.losses { StandardStreams.error("\(loss)\n") }
    } else {
      for loss in written.losses.summary { StandardStreams.error("\(loss)\n") }
    }
    try write(written.files, tables)
    return written.losses.contains { $0.severity == .error } ? .findings : .success
  }

  private func write(_ files: [WrittenFiles.File], _ tables: [StringTable]) throws {
    guard !files.isEmpty else {
      throw UsageError.invalidCombination(
        "there is nothing to write; give other locales, or --all for strings that are finished"
      )
    }
    guard let path, path != "-" else {
      guard files.count == 1 else {
        throw UsageError.invalidCombination(
          "there are \(files.count) files to write; give a folder with --output"
        )
      }
      return StandardStreams.output(files[0].bytes)
    }
    guard !path.isEmpty else { throw UsageError.missingValue(option: "--output") }
    guard isFolder(path, for: files) else {
      try refuseInputs(as: path)
      return try OutputFile.write(files[0].bytes, to: path)
    }
    try checkNames(of: tables, in: files)
    let root = path.hasSuffix("/") && path != "/" ? String(path.dropLast()) : path
    let paths = files.map { Self.names(in: $0.path) }
    // Somebody who names a folder fr.xcloc means that one, and no other in it.
    let isNamed = paths.allSatisfy { names in
      names.count > 1 && names[0] == paths[0][0]
        && (root == names[0] || root.hasSuffix("/\(names[0])"))
    }
    try OutputFolder(root).write(
      zip(files, paths).map { file, names in
        OutputFolder.File(names: isNamed ? Array(names.dropFirst()) : names, bytes: file.bytes)
      }
    )
  }

  /// A locale or table whose name has a slash would be taken for a folder and a file in it.
  private func refuseInputs(as path: String) throws(UsageError) {
    let isInput = inputs.contains { InputBytes.areSameFile($0, path) }
    guard isInput, FileFormat(path: path) != format else { return }
    throw .invalidCombination(
      "\(path) is one of the files that were read, and of another format; give another --output"
    )
  }

  private func checkNames(of tables: [StringTable], in files: [WrittenFiles.File]) throws {
    let names = tables.locales.map { ("locale", $0) } + tables.map { ("table", $0.name) }
    for (kind, name) in names where name.utf8.contains(UInt8(ascii: "/")) {
      guard files.contains(where: { $0.path.utf8.firstRange(of: name.utf8) != nil }) else {
        continue
      }
      throw Diagnostic(
        .error,
        "the \(kind) “\(name)” is no name of a file, for it has a slash",
        advice: "change it in the file that it comes from, or leave it out"
      )
    }
  }

  /// The names in a path; by bytes, as the system takes it apart.
  private static func names(in path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private func isFolder(_ path: String, for files: [WrittenFiles.File]) -> Bool {
    if files.count > 1 || path.hasSuffix("/") || FolderFiles.isFolder(path) { return true }
    // A file whose name is its own, such as Localizable.xcstrings, may take any; one in a folder
    // takes the path only where that has the same extension.
    guard files[0].path.contains("/") else { return false }
    let ending = files[0].path.split(separator: ".").last ?? ""
    return !path.hasSuffix(".\(ending)")
  }
}
