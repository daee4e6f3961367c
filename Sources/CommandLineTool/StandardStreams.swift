#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// The streams that a tool was started with.
package enum StandardStreams {
  /// Writes to standard output; where that cannot be done, says so and ends the process.
  package static func output(_ text: String) { output(Array(text.utf8)) }

  /// Writes to standard output; where that cannot be done, says so and ends the process.
  package static func output(_ bytes: [UInt8]) {
    guard let fault = write(bytes, to: STDOUT_FILENO) else { return }
    error("standard output cannot be written: \(fault)\n")
    exit(.usage)
  }

  /// Writes to standard error.
  package static func error(_ text: String) {
    _ = write(Array(text.utf8), to: STDERR_FILENO)
  }

  /// Ends the process.
  package static func exit(_ code: ExitCode) -> Never {
    #if canImport(Darwin)
    Darwin.exit(code.rawValue)
    #else
    Glibc.exit(code.rawValue)
    #endif
  }

  /// Whether output goes to a terminal whose user wants colour: see no-color.org.
  package static var wantsStyle: Bool {
    isatty(STDOUT_FILENO) == 1 && environment("NO_COLOR") == nil && environment("TERM") != "dumb"
  }

  /// Whether output goes to a terminal.
  package static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether somebody may watch what is told while the tool works.
  package static var errorIsTerminal: Bool {
    isatty(STDERR_FILENO) == 1 && environment("TERM") != "dumb"
  }

  private static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Writes bytes to an open file.
  ///
  /// - Returns: what the system says of it where it could not be written.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> String? {
    bytes.withUnsafeBytes { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        #if canImport(Darwin)
        let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
        #else
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        #endif
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return String(cString: strerror(errno)) }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
      return nil
    }
  }
}
