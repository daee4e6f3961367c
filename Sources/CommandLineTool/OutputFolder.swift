#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// A folder that a tool writes files into whose names nobody chose: they come from what it read.
///
/// Whatever they are, nothing outside the folder is written. What somebody named, the folder
/// itself, may be a link; what is in it may not.
package struct OutputFolder: Sendable {
  /// A file to write.
  package struct File: Sendable {
    /// The names of the folders that the file is in, and its own.
    let names: [String]
    let bytes: [UInt8]

    package init(names: [String], bytes: [UInt8]) {
      self.names = names
      self.bytes = bytes
    }
  }

  private let path: String

  package init(_ path: String) {
    self.path = path
  }

  /// Writes files, and makes the folders that they are in.
  ///
  /// - Throws: why one cannot be written; where that can be told before, none is.
  package func write(_ files: [File]) throws(OutputFile.Fault) {
    for file in files { try check(file.names) }
    try Self.makeFolders(path)
    for file in files {
      for place in places(of: file.names).dropLast() { try Self.makeFolder(place) }
      try OutputFile.write(file.bytes, to: place(of: file.names[...]))
    }
  }

  private func place(of names: ArraySlice<String>) -> String {
    names.reduce(path) { "\($0)\($0.hasSuffix("/") ? "" : "/")\($1)" }
  }

  /// The paths of the folders that a file is in, and its own.
  private func places(of names: [String]) -> [String] {
    names.indices.map { place(of: names[...$0]) }
  }

  private func check(_ names: [String]) throws(OutputFile.Fault) {
    for name in names where !Self.isName(name) {
      throw .name(name, path: place(of: names[...]))
    }
    let places = places(of: names)
    for (index, place) in places.enumerated() {
      var status = stat()
      guard lstat(place, &status) == 0 else { return }
      let isLast = index == places.count - 1
      switch status.st_mode & S_IFMT {
      case S_IFLNK: throw .link(path: place)
      case S_IFDIR: if isLast { throw .system(path: place, EISDIR) }
      default: if !isLast { throw .system(path: place, ENOTDIR) }
      }
    }
  }

  /// Whether it names something in a folder, to the system, which knows bytes and no letters.
  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && !name.utf8.contains { $0 == 0x2F || $0 == 0 }
  }

  private static func makeFolders(_ path: String) throws(OutputFile.Fault) {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += (made.isEmpty || made.hasSuffix("/") ? "" : "/") + part
      try makeFolder(made)
    }
  }

  private static func makeFolder(_ path: String) throws(OutputFile.Fault) {
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .system(path: path, errno) }
  }
}
