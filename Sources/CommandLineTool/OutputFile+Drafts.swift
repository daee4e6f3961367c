#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

extension OutputFile {
  /// The name of a new draft of a file, which tells the process that writes it.
  ///
  /// In a container processes have the same number again and again, so there is more to it.
  static func draft(of path: String, process: pid_t = getpid()) -> String {
    "\(path).\(process)-\(UInt32.random(in: 0 ... .max)).tmp"
  }

  /// Removes the drafts of a file that a process which is no more has left beside it; to be called
  /// before this process writes the file.
  package static func removeAbandonedDrafts(of path: String) {
    let path = InputBytes.realPath(path)
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let stream = opendir(folder) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let file = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard file.hasPrefix(name + "."), file.hasSuffix(".tmp"),
        let process = pid_t(file.dropFirst(name.count + 1).prefix { $0 != "-" && $0 != "." }),
        process > 0, process == getpid() || kill(process, 0) != 0 && errno == ESRCH
      else { continue }
      unlink(folder + file)
    }
  }
}
