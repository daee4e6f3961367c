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
    /// A symbolic link stands where a file or a folder was to be made.
    case link(path: String)
    /// A name leads out of the folder that it was to be in, or is none.
    case name(String, path: String)
    /// Somebody changed the file after it was read.
    case changed(path: String)

    package var description: String {
      switch self {
      case .system(let path, let reason):
        "\(path) cannot be written: \(reason); give a file in a folder that exists and that you "
          + "may write to"
      case .link(let path):
        "\(path) is not written, for it is a symbolic link; remove the link, or give another folder"
      case .name(let name, let path):
        "\(path) is not written, for “\(name)” is no name of a file or folder; change the name of "
          + "the locale or table that it comes from"
      case .changed(let path):
        "\(path) is not written, for it changed since it was read; run the command again"
      }
    }
  }

  /// What stands at a path may be.
  package enum Target: Sendable {
    /// What somebody named: where it is a link, what the link leads to is written.
    case named
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
    let exists = stat(path, &status) == 0
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    guard !exists || isRegular else {
      return try write(bytes, inPlace: path)
    }
    let destination = exists ? InputBytes.realPath(path) : path
    let draft = draft(of: destination)
    try write(
      bytes,
      toDraft: draft,
      of: path,
      mode: exists ? status.st_mode & 0o7777 : nil
    )
    if case .unchanged(let input) = target, !input.isCurrent {
      unlink(draft)
      throw .changed(path: path)
    }
    guard rename(draft, destination) == 0 else {
      let fault = Fault.system(path: path, errno)
      unlink(draft)
      throw fault
    }
    syncFolder(of: destination)
  }

  /// Writes to what is no regular file.
  private static func write(_ bytes: [UInt8], inPlace path: String) throws(Fault) {
    let descriptor = open(path, O_WRONLY)
    guard descriptor >= 0 else { throw .system(path: path, errno) }
    defer { close(descriptor) }
    guard let reason = StandardStreams.write(bytes, to: descriptor) else { return }
    throw .system(path: path, reason: reason)
  }

  /// Makes a draft of a file, with the mode of the one it will take the place of.
  private static func write(
    _ bytes: [UInt8],
    toDraft draft: String,
    of path: String,
    mode: mode_t?
  ) throws(Fault) {
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL, mode ?? 0o666)
    guard descriptor >= 0 else { throw .system(path: path, errno) }
    defer { close(descriptor) }
    // Whatever the umask takes from a new one.
    if let mode { fchmod(descriptor, mode) }
    var reason = StandardStreams.write(bytes, to: descriptor)
    // Some disks tell only now that they could not write.
    if reason == nil, fsync(descriptor) != 0 { reason = String(cString: strerror(errno)) }
    guard let reason else { return }
    unlink(draft)
    throw .system(path: path, reason: reason)
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

extension OutputFile.Fault {
  /// What the system says by an error number.
  static func system(path: String, _ code: Int32) -> Self {
    .system(path: path, reason: String(cString: strerror(code)))
  }
}
