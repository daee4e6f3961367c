#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// The folder that a tool was started in.
package enum WorkingFolder {
  /// Its path, without links; `nil` where it is gone.
  package static var path: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
