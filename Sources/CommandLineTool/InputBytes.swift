#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// The bytes of a file as they were when it was read, and which file that was.
package struct InputBytes: Hashable, Sendable {
  /// Why a file could not be read.
  package struct Fault: Error, Hashable, Sendable {
    package let reason: String
    package let advice: String
  }

  /// More than any file of strings has; a larger one is somebody's mistake, or worse.
  package static let maximumSize = 128 * 1024 * 1024

  /// The path, as it was given.
  package let path: String
  package let bytes: [UInt8]
  private let realPath: String
  private let version: Version?

  /// What tells one state of a file from another.
  private struct Version: Hashable, Sendable {
    var device: UInt64
    var inode: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
  }

  /// Reads a file; `-` is standard input.
  ///
  /// - Throws: what stands in the way, and what to do.
  package init(reading path: String) throws(Fault) {
    self.path = path
    guard path != "-" else {
      bytes = try Self.read(STDIN_FILENO)
      (realPath, version) = (path, nil)
      return
    }
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw Self.systemFault(errno) }
    defer { close(descriptor) }
    let version = Self.version(descriptor)
    bytes = try Self.read(descriptor)
    realPath = Self.realPath(path)
    self.version = version
  }

  /// Whether the file is still as it was read.
  package var isCurrent: Bool {
    guard let version, Self.realPath(path) == realPath else { return false }
    let descriptor = open(realPath, O_RDONLY)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    // A file that was only touched is the same file.
    return Self.version(descriptor) == version || (try? Self.read(descriptor)) == bytes
  }

  /// Whether two paths lead to one file.
  package static func areSameFile(_ first: String, _ second: String) -> Bool {
    realPath(first) == realPath(second)
  }

  /// A path without links, `.` and `..`.
  static func realPath(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func version(_ descriptor: Int32) -> Version? {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    #if canImport(Darwin)
    let modified = status.st_mtimespec
    #else
    let modified = status.st_mtim
    #endif
    return Version(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(status.st_ino),
      size: Int64(status.st_size),
      seconds: modified.tv_sec,
      nanoseconds: modified.tv_nsec
    )
  }

  private static func read(_ descriptor: Int32) throws(Fault) -> [UInt8] {
    var status = stat()
    fstat(descriptor, &status)
    guard status.st_mode & S_IFMT != S_IFDIR else { throw systemFault(EISDIR) }
    guard status.st_size <= maximumSize else { throw tooLarge(Int(status.st_size)) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(status.st_size) + 1)
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      #if canImport(Darwin)
      let count = buffer.withUnsafeMutableBytes {
        Darwin.read(descriptor, $0.baseAddress, $0.count)
      }
      #else
      let count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      #endif
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw systemFault(errno) }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= maximumSize else { throw tooLarge(bytes.count) }
    }
  }

  private static func tooLarge(_ size: Int) -> Fault {
    let mebibyte = 1024 * 1024
    return Fault(
      reason: "the file has \(size / mebibyte) MiB; up to \(maximumSize / mebibyte) are read",
      advice: "check whether it is the right file, or split it"
    )
  }

  private static func systemFault(_ code: Int32) -> Fault {
    switch code {
    case ENOENT: Fault(reason: "there is no such file", advice: "check the path")
    case EISDIR:
      Fault(reason: "this is a folder, not a file", advice: "give the path of a file in it")
    default:
      Fault(
        reason: "the file cannot be read: \(String(cString: strerror(code)))",
        advice: "check its permissions"
      )
    }
  }
}
