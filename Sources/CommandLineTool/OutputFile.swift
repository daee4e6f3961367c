#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// A file that a tool writes.
package enum OutputFile {
  /// Why a file could not be written.
  package struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
    package let path: String
    package let reason: String

    package var description: String {
      "\(path) cannot be written: \(reason); give a file in a folder that exists and that you may "
        + "write to"
    }
  }

  /// Writes all of a text, or nothing; `-` is standard output.
  ///
  /// What a link leads to is written, not the link, and a file keeps its mode. What is no regular
  /// file, such as a pipe, is written as it is.
  package static func write(_ text: String, to path: String) throws(Fault) {
    guard path != "-" else { return StandardStreams.output(text) }
    var status = stat()
    let exists = stat(path, &status) == 0
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    guard !exists || isRegular else {
      return try write(text, to: path, named: path, flags: O_WRONLY, mode: 0)
    }
    let target = exists ? resolved(path) : path
    let draft = target + ".\(getpid()).tmp"
    try write(
      text,
      to: draft,
      named: path,
      flags: O_WRONLY | O_CREAT | O_EXCL,
      mode: exists ? status.st_mode & 0o7777 : 0o666
    )
    guard rename(draft, target) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(draft)
      throw Fault(path: path, reason: reason)
    }
  }

  private static func write(
    _ text: String,
    to path: String,
    named name: String,
    flags: Int32,
    mode: mode_t
  ) throws(Fault) {
    let descriptor = open(path, flags, mode)
    guard descriptor >= 0 else { throw Fault(path: name, reason: String(cString: strerror(errno))) }
    defer { close(descriptor) }
    // The mode of an existing file, whatever the umask takes from a new one.
    if flags & O_CREAT != 0, mode != 0o666 { fchmod(descriptor, mode) }
    let fault = StandardStreams.write(text, to: descriptor)
    if fault == nil, flags & O_CREAT != 0 { fsync(descriptor) }
    guard let fault else { return }
    if flags & O_CREAT != 0 { unlink(path) }
    throw Fault(path: name, reason: fault)
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
