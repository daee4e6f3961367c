package import CopyReview
package import HTTPServer

/// The review page served on loopback; what a reviewer decides goes into the catalogs.
package final class ReviewServer: Sendable {
  /// Makes the page, as one that is served.
  package typealias Page = @Sendable (ReviewSession) throws -> [UInt8]

  /// Which port to listen on.
  package enum Port: Hashable, Sendable {
    /// The same one whenever it is free, so that the browser finds what was kept for the page.
    case usual
    /// This one; 0 is any free one.
    case given(UInt16)
  }

  /// Far from the ports of well-known services, and of those that systems give to clients.
  package static let usualPort: UInt16 = 8417

  private let server: HTTPServer
  /// The address of the page.
  package let url: String
  /// Whether the usual port was to be taken, and somebody else had it.
  package let isElsewhere: Bool

  package init(
    review: LiveReview,
    port: Port = .usual,
    page: @escaping Page
  ) throws(HTTPServerError) {
    let token = AccessToken()
    let routes = ReviewRoutes(token: token, review: review, page: page)
    let handler: HTTPServer.Handler = { routes.answer($0) }
    switch port {
    case .given(let port):
      server = try HTTPServer(port: port, handler: handler)
      isElsewhere = false
    case .usual:
      do {
        server = try HTTPServer(port: Self.usualPort, handler: handler)
      } catch .portInUse {
        server = try HTTPServer(handler: handler)
      }
      isElsewhere = server.port != Int(Self.usualPort)
    }
    url = "http://127.0.0.1:\(server.port)/\(token.text)/"
  }

  package var port: Int { server.port }

  /// Lets the request that is being answered finish, and closes all connections.
  package func stop() { server.stop() }
}
