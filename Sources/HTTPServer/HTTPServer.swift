internal import CHTTP
internal import Synchronization

/// A server of HTTP/1.1 on the loopback interface.
///
/// Requests are answered one after another, on a thread of the server's own. It serves until it is
/// stopped or nobody holds it any more.
package final class HTTPServer: Sendable {
  /// Answers a request, or says why there is none.
  package typealias Handler = @Sendable (Result<HTTPRequest, HTTPRefusal>) -> HTTPResponse

  /// What the C side calls.
  private final class Answerer: Sendable {
    let handler: Handler
    let limits: HTTPLimits

    init(_ handler: @escaping Handler, _ limits: HTTPLimits) {
      self.handler = handler
      self.limits = limits
    }
  }

  /// The port that it listens on.
  package let port: Int
  private let answerer: Answerer
  /// A `chttp_server`, as its address; 0 when it was stopped.
  private let server: Mutex<UInt>

  /// Starts a server on 127.0.0.1; with port 0, on any port that is free.
  package init(
    port: UInt16 = 0,
    limits: HTTPLimits = HTTPLimits(),
    handler: @escaping Handler
  ) throws(HTTPServerError) {
    let answerer = Answerer(handler, limits)
    var fault = chttp_fault()
    var options = chttp_options(
      port: port,
      body_bytes: limits.body,
      connection_bytes: limits.head,
      connections: UInt32(limits.connections),
      timeout_seconds: UInt32(limits.seconds)
    )
    let context = unsafe Unmanaged.passUnretained(answerer).toOpaque()
    let started = unsafe chttp_start(&options, Self.answer, context, &fault)
    guard let started = unsafe started else {
      throw HTTPServerError(fault, port: port)
    }
    self.answerer = answerer
    self.port = unsafe Int(chttp_port(started))
    server = Mutex(UInt(bitPattern: started))
  }

  deinit { stop() }

  /// Lets the request that is being answered finish, and closes all connections.
  package func stop() {
    let address = server.withLock { address in
      defer { address = 0 }
      return address
    }
    guard let server = unsafe OpaquePointer(bitPattern: address) else { return }
    unsafe chttp_stop(server)
  }

  private static let answer: chttp_handler = { context, request, answer in
    guard let context = unsafe context, let request = unsafe request else { return }
    let answerer = unsafe Unmanaged<Answerer>.fromOpaque(context).takeUnretainedValue()
    let response = unsafe answerer.handler(
      HTTPRequest.reading(request.pointee, limits: answerer.limits)
    )
    unsafe response.body.withUnsafeBytes { body in
      unsafe chttp_answer_with(answer, UInt32(response.status), body.baseAddress, body.count)
    }
    for header in response.headers {
      unsafe chttp_answer_header(answer, header.name, header.value)
    }
  }
}

extension HTTPRequest {
  fileprivate static func reading(
    _ request: chttp_request,
    limits: HTTPLimits
  ) -> Result<HTTPRequest, HTTPRefusal> {
    if unsafe request.is_too_large { return .failure(.tooLarge(limit: limits.body)) }
    let name = unsafe String(request.method)
    guard let method = Method(rawValue: name) else { return .failure(.method(name)) }
    let headers = unsafe UnsafeBufferPointer(start: request.headers, count: request.header_count)
    return .success(
      HTTPRequest(
        port: unsafe Int(request.port),
        method: method,
        target: unsafe String(request.target),
        headers: unsafe headers.map { unsafe Header(String($0.name), String($0.value)) },
        body: unsafe [UInt8](UnsafeRawBufferPointer(request.body))
      )
    )
  }
}

extension UnsafeRawBufferPointer {
  fileprivate init(_ text: chttp_text) {
    unsafe self.init(start: text.bytes, count: text.length)
  }
}

extension String {
  fileprivate init(_ text: chttp_text) {
    unsafe self.init(decoding: UnsafeRawBufferPointer(text), as: UTF8.self)
  }
}
