#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// A run of git in a folder, without a shell.
struct GitCommand {
  /// What git left behind.
  struct Outcome {
    let exitCode: Int32
    let output: [UInt8]
    let errors: String
  }

  private let words: [String]

  /// Paths among the words are taken as they are, without patterns.
  init(_ words: [String], in folder: String) {
    self.words = ["git", "--no-pager", "--literal-pathspecs", "-C", folder] + words
  }

  /// What git prints.
  ///
  /// - Throws: what it says where it fails.
  func output() throws(GitError) -> [UInt8] {
    let outcome = try run()
    guard outcome.exitCode == 0 else {
      throw failure(outcome.errors.isEmpty ? "it ended with \(outcome.exitCode)" : outcome.errors)
    }
    return outcome.output
  }

  /// Runs git to its end.
  func run() throws(GitError) -> Outcome {
    let output = try pipe()
    let errors = try pipe()
    defer { for descriptor in [output.read, errors.read] { close(descriptor) } }
    let process: Result<pid_t, GitError> = spawn(output: output.write, errors: errors.write)
    close(output.write)
    close(errors.write)
    let identifier = try process.get()
    let texts = Self.read([output.read, errors.read])
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    // As WIFEXITED and WEXITSTATUS read it.
    let exitCode = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128
    return Outcome(exitCode: exitCode, output: texts[0], errors: Self.line(texts[1]))
  }

  private func spawn(output: Int32, errors: Int32) -> Result<pid_t, GitError> {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    // Ctrl-C ends git, too, whatever this process does about it.
    #if canImport(Darwin)
    var attributes: posix_spawnattr_t?
    #else
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var arguments = words.map { strdup($0) } + [nil]
    var environment = Self.environment.map { strdup($0) } + [nil]
    defer { for word in arguments + environment { free(word) } }
    var identifier = pid_t()
    let code = posix_spawnp(&identifier, "git", &actions, &attributes, &arguments, &environment)
    switch code {
    case 0: return .success(identifier)
    case ENOENT: return .failure(.notInstalled)
    default: return .failure(failure(String(cString: strerror(code))))
    }
  }

  /// The environment of the process, so that git takes no lock, asks nothing and speaks English, and
  /// finds the repository by the folder, though a hook of another one may run this.
  private static var environment: [String] {
    let own = ["GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0", "LC_ALL=C"]
    let others = ["GIT_DIR=", "GIT_WORK_TREE=", "GIT_INDEX_FILE=", "GIT_PREFIX="]
    let names = own.map { $0.prefix { $0 != "=" } + "=" } + others
    var inherited: [String] = []
    var next = environ
    while let entry = next.pointee {
      inherited.append(String(cString: entry))
      next += 1
    }
    return inherited.filter { entry in !names.contains { entry.hasPrefix($0) } } + own
  }

  private func failure(_ reason: String) -> GitError {
    .failed(command: words.dropFirst(5).first ?? "", reason: reason)
  }

  /// A pipe whose ends git does not keep open, but for those that it is given as its own.
  private func pipe() throws(GitError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    #if canImport(Darwin)
    let code = Darwin.pipe(&ends)
    #else
    let code = Glibc.pipe(&ends)
    #endif
    for end in ends where code == 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    guard code == 0 else { throw failure(String(cString: strerror(errno))) }
    return (ends[0], ends[1])
  }

  /// What comes from some pipes until all are closed: a full one would stop git while the other is
  /// read.
  private static func read(_ descriptors: [Int32]) -> [[UInt8]] {
    var texts = descriptors.map { _ in [UInt8]() }
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while polled.contains(where: { $0.fd >= 0 }) {
      guard poll(&polled, nfds_t(polled.count), -1) >= 0 || errno == EINTR else { break }
      for index in polled.indices where polled[index].fd >= 0 && polled[index].revents != 0 {
        let descriptor = polled[index].fd
        let count = buffer.withUnsafeMutableBytes { bytes in
          #if canImport(Darwin)
          Darwin.read(descriptor, bytes.baseAddress, bytes.count)
          #else
          Glibc.read(descriptor, bytes.baseAddress, bytes.count)
          #endif
        }
        if count > 0 {
          texts[index] += buffer[..<count]
        } else if count == 0 || errno != EINTR {
          polled[index].fd = -1
        }
      }
    }
    return texts
  }

  /// The first line of what git says, without its `fatal: `.
  private static func line(_ bytes: [UInt8]) -> String {
    let line = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    return line.hasPrefix("fatal: ") ? String(line.dropFirst("fatal: ".count)) : line
  }
}
