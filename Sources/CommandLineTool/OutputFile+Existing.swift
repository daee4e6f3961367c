#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

extension OutputFile {
  /// Whether there is something at a path.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether somebody has said that a file is not to be written, or may not write it.
  ///
  /// A file is replaced, which its folder decides, and a superuser may write all; neither is meant by
  /// who takes away the right to write.
  package static func isReadOnly(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return status.st_mode & 0o222 == 0 || access(path, W_OK) != 0
  }
}
