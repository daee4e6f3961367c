#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// The streams that a tool was started with.
package enum StandardStreams {
  /// Writes to standard output.
  package static func output(_ text: String) { write(text, to: STDOUT_FILENO) }

  /// Writes to standard error.
  package static func error(_ text: String) { write(text, to: STDERR_FILENO) }

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

  private static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        #if canImport(Darwin)
        let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
        #else
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        #endif
        guard count > 0 else { return }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
    }
  }
}
