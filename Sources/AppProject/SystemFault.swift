internal import FoundationEssentials

#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// Why the system did not do what it was asked, out of Foundation's error.
enum SystemFault {
  /// The system's words, such as “Permission denied”.
  static func reason(_ error: any Error) -> String {
    // FoundationEssentials has no constant for the key that it uses.
    let cause = (error as? CocoaError)?.userInfo["NSUnderlyingError"]
    guard let code = (cause as? POSIXError)?.code else { return "\(error)" }
    return String(cString: strerror(code.rawValue))
  }
}
