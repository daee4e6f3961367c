internal import Diagnostics

/// Why a request has no effect: an HTTP status, and what the reviewer is told.
struct ReviewFault: Error, Hashable {
  let status: Int
  let message: String

  init(_ status: Int, _ message: String) {
    self.status = status
    self.message = message
  }

  /// A request that is understood and cannot be done: nothing was written.
  static func refused(_ message: String) -> ReviewFault { ReviewFault(422, message) }

  static func refused(_ diagnostic: Diagnostic) -> ReviewFault {
    refused("nothing was written: \(diagnostic)")
  }
}
