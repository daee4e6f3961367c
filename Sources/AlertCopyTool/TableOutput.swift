internal import CatalogFormats
internal import CommandLineTool
internal import Diagnostics

/// Where the files that a format made go.
struct TableOutput {
  /// The path that somebody gave; without one, standard output.
  let path: String?
  /// Whether each loss is told in a line of its own.
  var listsLosses = false

  /// Writes files, and tells what the format could not hold.
  ///
  /// One file is written to the path itself, several into a folder of that name, as is one whose
  /// place in a folder says its locale.
  ///
  /// - Returns: `findings` where a string had to be left out.
  func write(_ written: WrittenFiles) throws -> ExitCode {
    if listsLosses {
      for loss in written.losses { StandardStreams.error("\(loss)\n") }
    } else {
      for loss in written.losses.summary { StandardStreams.error("\(loss)\n") }
    }
    try write(written.files)
    return written.losses.contains { $0.severity == .error } ? .findings : .success
  }

  private func write(_ files: [WrittenFiles.File]) throws {
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
    guard isFolder(path, for: files) else {
      return try OutputFile.write(files[0].bytes, to: path)
    }
    let root = path.hasSuffix("/") ? String(path.dropLast()) : path
    for file in files {
      let parts = file.path.split(separator: "/")
      // Somebody who names a folder fr.xcloc means that one, and no other in it.
      let isNamed = parts.count > 1 && root.hasSuffix("/\(parts[0])") || root == parts[0]
      let place = "\(root)/" + (isNamed ? parts.dropFirst() : parts[...]).joined(separator: "/")
      if let slash = place.lastIndex(of: "/") {
        try OutputFile.makeFolder(String(place[..<slash]))
      }
      try OutputFile.write(file.bytes, to: place, target: .derived)
    }
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
