#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// What a path leads to.
package enum PathStatus: Equatable {
  case file
  case folder
  case absent
  /// Something that the system tells nothing of, by its reason.
  case unreadable(reason: String)

  /// What a path leads to, through links.
  package init(_ path: String) {
    var status = stat()
    if stat(path, &status) == 0 {
      self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
    } else if errno == ENOENT || errno == ENOTDIR {
      self = .absent
    } else {
      self = .unreadable(reason: String(cString: strerror(errno)))
    }
  }
}
