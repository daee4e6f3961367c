internal import CopyReview
internal import HTTPServer
internal import Synchronization

/// What the server answers to a request: the page, what the review says, or why not.
final class ReviewRoutes: Sendable {
  private let token: AccessToken
  private let review: Mutex<LiveReview>
  private let page: ReviewServer.Page

  init(token: AccessToken, review: LiveReview, page: @escaping ReviewServer.Page) {
    self.token = token
    self.review = Mutex(review)
    self.page = page
  }

  func answer(_ request: Result<HTTPRequest, HTTPRefusal>) -> HTTPResponse {
    var response: HTTPResponse
    do throws(ReviewFault) {
      switch request {
      case .success(let request): response = try answer(request)
      case .failure(let refusal): throw Self.fault(refusal)
      }
    } catch {
      response = HTTPAnswer(error).response
      if error.status == 404 { response = Self.notFound }
    }
    if response.status == 405 { response.headers.append(.init("Allow", "GET, HEAD, POST")) }
    response.headers += Self.headers
    if !response.isPage { response.headers.append(Self.nothingToRun) }
    return response
  }

  private func answer(_ request: HTTPRequest) throws(ReviewFault) -> HTTPResponse {
    try RequestOrigin(port: request.port).admit(request)
    let path = request.path.utf8
    guard path.first == UInt8(ascii: "/") else { throw Self.unknown }
    let first = path.dropFirst().prefix { $0 != UInt8(ascii: "/") }
    guard token.matches(first) else { throw Self.unknown }
    let rest = path[first.endIndex...]
    if rest.isEmpty {
      return HTTPResponse(status: 308, headers: [.init("Location", "/\(token.text)/")])
    }
    switch String(Substring(rest)) {
    case "/":
      try Self.require([.get, .head], request)
      return try pageResponse()
    case "/changes":
      try Self.require([.get, .head], request)
      let serial = request[query: "since"].map { Int($0) } ?? 0
      guard let serial else { throw ReviewFault(400, "“since” is no whole number") }
      return review.withLock { $0.changes(since: serial) }.response
    case "/save":
      return try post(request) { review, body throws(ReviewFault) in try review.save(body) }
    case "/check":
      return try post(request) { review, body throws(ReviewFault) in try review.check(body) }
    case "/note":
      return try post(request) { review, body throws(ReviewFault) in try review.note(body) }
    default: throw Self.unknown
    }
  }

  private func post(
    _ request: HTTPRequest,
    _ change: (inout LiveReview, RequestBody) throws(ReviewFault) -> HTTPAnswer
  ) throws(ReviewFault) -> HTTPResponse {
    try Self.require([.post], request)
    let type = request[header: "content-type"]?.lowercased().prefix { $0 != ";" && $0 != " " }
    guard type == "application/json" else {
      throw ReviewFault(415, "send the request with Content-Type: application/json")
    }
    let body = try RequestBody(request.body)
    return try review.withLock { review throws(ReviewFault) in try change(&review, body) }.response
  }

  private func pageResponse() throws(ReviewFault) -> HTTPResponse {
    do {
      return HTTPResponse(
        status: 200,
        headers: [.init("Content-Type", HTTPResponse.pageType), Self.pagePolicy],
        body: try page(.served(base: "/\(token.text)/"))
      )
    } catch {
      throw ReviewFault(500, "the page cannot be made: \(error)")
    }
  }

  private static func require(
    _ methods: [HTTPRequest.Method],
    _ request: HTTPRequest
  ) throws(ReviewFault) {
    guard methods.contains(request.method) else {
      throw ReviewFault(405, "\(request.method.rawValue) is not for this address")
    }
  }
}

extension ReviewRoutes {
  private static let unknown = ReviewFault(404, "")

  /// To whom has no token nothing is told but where to find one.
  private static let notFound = HTTPResponse(
    status: 404,
    headers: [.init("Content-Type", "text/plain; charset=utf-8")],
    body: Array("There is nothing here. Open the address that alertcopy review printed.\n".utf8)
  )

  private static func fault(_ refusal: HTTPRefusal) -> ReviewFault {
    switch refusal {
    case .tooLarge(let limit):
      ReviewFault(413, "the request is larger than \(limit >> 10) KiB; save a shorter text")
    case .method: ReviewFault(405, "the server answers GET, HEAD and POST")
    }
  }

  /// On every answer; what the page itself may do, it says in its own policy.
  private static let headers: [HTTPResponse.Header] = [
    .init("Cache-Control", "no-store"),
    .init("Cross-Origin-Opener-Policy", "same-origin"),
    .init("Cross-Origin-Resource-Policy", "same-origin"),
    // With no-referrer, browsers may send the page's own POST requests with the origin null.
    .init("Referrer-Policy", "same-origin"),
    .init("X-Content-Type-Options", "nosniff"),
    .init("X-Frame-Options", "DENY"),
  ]

  private static let pagePolicy = HTTPResponse.Header(
    "Content-Security-Policy",
    "base-uri 'none'; connect-src 'self'; form-action 'none'; frame-ancestors 'none'; object-src 'none'"
  )

  private static let nothingToRun = HTTPResponse.Header(
    "Content-Security-Policy",
    "default-src 'none'; frame-ancestors 'none'"
  )
}

extension HTTPResponse {
  fileprivate static let pageType = "text/html; charset=utf-8"

  fileprivate var isPage: Bool { headers.contains { $0.value == Self.pageType } }
}
