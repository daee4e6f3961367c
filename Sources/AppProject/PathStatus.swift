#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// What a path leads to.
package enum PathStatus: Equatable {
  case file
  /// A pipe, a socket or a device: nobody knows whether what it has to say ends.
  case stream
  case folder
  case absent
  /// Something that the system tells nothing of, by its reason.
  case unreadable(reason: String)

  /// What a path leads to, through links.
  package init(_ path: String) {
    var status = stat()
    if stat(path, &status) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFDIR: self = .folder
      case S_IFREG: self = .file
      default: self = .stream
      }
    } else if errno == ENOENT || errno == ENOTDIR {
      self = .absent
    } else {
      self = .unreadable(reason: String(cString: strerror(errno)))
    }
  }
}
