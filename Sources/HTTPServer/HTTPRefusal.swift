/// Why a request is none that a server takes.
package enum HTTPRefusal: Error, Hashable, Sendable {
  /// Its body has more bytes than the limit.
  case tooLarge(limit: Int)
  case method(String)

  package var status: Int {
    switch self {
    case .tooLarge: 413
    case .method: 405
    }
  }
}
