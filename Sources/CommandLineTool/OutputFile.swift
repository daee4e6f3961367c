#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// A file that a tool writes: all of it or nothing, whatever happens meanwhile.
package enum OutputFile {
  /// Why a file could not be written.
  package enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// What the system says.
    case system(path: String, reason: String)
    /// A symbolic link stands where a file was to be made.
    case link(path: String)
    /// Somebody changed the file after it was read.
    case changed(path: String)

    package var description: String {
      switch self {
      case .system(let path, let reason):
        "\(path) cannot be written: \(reason); give a file in a folder that exists and that you "
          + "may write to"
      case .link(let path):
        "\(path) is not written, for it is a symbolic link; remove the link, or give another folder"
      case .changed(let path):
        "\(path) is not written, for it changed since it was read; run the command again"
      }
    }
  }

  /// What stands at a path may be.
  package enum Target: Sendable {
    /// What somebody named: where it is a link, what the link leads to is written.
    case named
    /// A file that a program chose the name of: a link there is not followed.
    case derived
    /// The file that was read, unchanged since.
    case unchanged(InputBytes)
  }

  /// Writes a text; `-` is standard output.
  ///
  /// - Throws: why it cannot be written; then what stood there stands there still.
  package static func write(_ text: String, to path: String) throws(Fault) {
    try write(Array(text.utf8), to: path)
  }

  /// Writes bytes; `-` is standard output.
  ///
  /// They are written to a file beside the target, synced, and renamed; a file keeps its mode. What
  /// is no regular file, such as a pipe, is written as it is.
  ///
  /// - Throws: why they cannot be written; then what stood there stands there still.
  package static func write(
    _ bytes: [UInt8],
    to path: String,
    target: Target = .named
  ) throws(Fault) {
    guard path != "-" else { return StandardStreams.output(bytes) }
    var status = stat()
    if case .derived = target, lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
      throw .link(path: path)
    }
    let exists = stat(path, &status) == 0
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    guard !exists || isRegular else {
      return try write(bytes, to: path, named: path, flags: O_WRONLY, mode: 0)
    }
    let destination = exists ? InputBytes.realPath(path) : path
    let draft = destination + ".\(getpid()).tmp"
    try write(
      bytes,
      to: draft,
      named: path,
      flags: O_WRONLY | O_CREAT | O_EXCL,
      mode: exists ? status.st_mode & 0o7777 : 0o666
    )
    if case .unchanged(let input) = target, !input.isCurrent {
      unlink(draft)
      throw .changed(path: path)
    }
    guard rename(draft, destination) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(draft)
      throw .system(path: path, reason: reason)
    }
    syncFolder(of: destination)
  }

  /// Makes a folder and those around it.
  ///
  /// - Throws: what the system says.
  package static func makeFolder(_ path: String) throws(Fault) {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += (made.isEmpty || made.hasSuffix("/") ? "" : "/") + part
      guard mkdir(made, 0o777) == 0 || errno == EEXIST else {
        throw .system(path: made, reason: String(cString: strerror(errno)))
      }
    }
  }

  private static func write(
    _ bytes: [UInt8],
    to path: String,
    named name: String,
    flags: Int32,
    mode: mode_t
  ) throws(Fault) {
    let descriptor = open(path, flags, mode)
    guard descriptor >= 0 else {
      throw .system(path: name, reason: String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    // The mode of an existing file, whatever the umask takes from a new one.
    if flags & O_CREAT != 0, mode != 0o666 { fchmod(descriptor, mode) }
    let fault = StandardStreams.write(bytes, to: descriptor)
    if fault == nil, flags & O_CREAT != 0 { fsync(descriptor) }
    guard let fault else { return }
    if flags & O_CREAT != 0 { unlink(path) }
    throw .system(path: name, reason: fault)
  }

  /// A rename lasts when its folder is synced; where that cannot be, the file is still whole.
  private static func syncFolder(of path: String) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
