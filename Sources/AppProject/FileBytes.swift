#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// The bytes of a file as the system gives them.
enum FileBytes {
  /// All of them, read to where they stay, because a large catalog is not wanted in memory twice.
  ///
  /// - Returns: `nil` where the system refuses; `errno` tells why.
  static func all(of path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { return nil }
    // One more than there are, so that the end is found; a pipe does not tell how many there are.
    var size = max(Int(status.st_size) + 1, 1 << 16)
    var bytes: [UInt8] = []
    while true {
      guard let piece = piece(of: file, size) else { return nil }
      bytes = bytes.isEmpty ? piece : bytes + piece
      if piece.count < size { return bytes }
      size = 1 << 16
    }
  }

  /// The next bytes of a file; fewer than are asked for at its end.
  private static func piece(of file: Int32, _ size: Int) -> [UInt8]? {
    var count = 1
    let piece = [UInt8](unsafeUninitializedCapacity: size) { buffer, used in
      adviseLargePages(for: buffer)
      while used < size, count > 0 {
        count = read(file, buffer.baseAddress.map { $0 + used }, size - used)
        used += max(count, 0)
      }
    }
    return count < 0 ? nil : piece
  }

  /// Asks for large pages, where the system has them for who asks: to give a large file its memory in
  /// small ones takes longer than to read it.
  private static func adviseLargePages(for buffer: UnsafeMutableBufferPointer<UInt8>) {
    #if os(Linux)
    let page = Int(getpagesize())
    guard buffer.count >= 1 << 22,
      let start = buffer.baseAddress.map({
        UnsafeMutableRawPointer($0).alignedUp(toMultipleOf: page)
      })
    else { return }
    madvise(start, buffer.count - page, Int32(MADV_HUGEPAGE))
    #endif
  }
}
