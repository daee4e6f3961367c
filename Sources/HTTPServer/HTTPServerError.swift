internal import CHTTP

/// Why a server could not start.
package enum HTTPServerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The library that it is made with is not there.
  case noLibrary(reason: String)
  case portInUse(Int)
  case system(reason: String)

  package var description: String {
    switch self {
    case .noLibrary(let reason):
      "the server needs libmicrohttpd, which cannot be loaded (\(reason)); install it: "
        + "apt-get install libmicrohttpd12"
    case .portInUse(let port):
      "port \(port) is in use; give another with --port, or --port 0 for any that is free"
    case .system(let reason): "the server cannot start: \(reason)"
    }
  }

  init(_ fault: chttp_fault, port: UInt16) {
    let reason = unsafe withUnsafeBytes(of: fault.reason) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    switch fault.kind {
    case CHTTP_NO_LIBRARY: self = .noLibrary(reason: reason)
    case CHTTP_PORT_IN_USE: self = .portInUse(Int(port))
    default: self = .system(reason: reason)
    }
  }
}
