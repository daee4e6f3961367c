import Foundation
import HTTPServer
import Synchronization
import TestSupport
import Testing

/// The server by what goes over a socket; the expectations are those of RFC 9110 and 9112.
@Suite struct HTTPServerTests {
  /// Answers what it was asked.
  private static let echo: HTTPServer.Handler = { request in
    switch request {
    case .success(let request):
      HTTPResponse(
        status: 200,
        headers: [.init("X-Path", request.path), .init("X-Query", request.query ?? "none")],
        body: request.body
      )
    case .failure(let refusal): HTTPResponse(status: refusal.status, body: Array("no".utf8))
    }
  }

  private static func send(_ text: String, limits: HTTPLimits = HTTPLimits()) throws
    -> RawHTTP.Answer?
  {
    let server = try HTTPServer(limits: limits, handler: echo)
    defer { server.stop() }
    return RawHTTP(port: server.port).send(text)
  }

  @Test(arguments: [
    ("GET /a?b=c HTTP/1.1\r\nHost: h\r\n\r\n", 200, "/a", "b=c", ""),
    // What is escaped stays so, and no path is made simpler.
    ("GET /%2e%2E/../%00 HTTP/1.1\r\nHost: h\r\n\r\n", 200, "/%2e%2E/../%00", "none", ""),
    ("GET http://h/a HTTP/1.1\r\nHost: h\r\n\r\n", 200, "http://h/a", "none", ""),
    ("POST /a HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\n\r\nabc", 200, "/a", "none", "abc"),
    (
      "POST /a HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n1\r\nc\r\n0\r\n\r\n",
      200, "/a", "none", "abc"
    ),
    ("GET / HTTP/1.0\r\n\r\n", 200, "/", "none", ""),
  ])
  func requests(
    _ request: String,
    status: Int,
    path: String,
    query: String,
    body: String
  ) throws {
    let answer = try #require(try Self.send(request))
    #expect(answer.status == status)
    #expect(answer[header: "x-path"] == path)
    #expect(answer[header: "x-query"] == query)
    #expect(answer.body == body)
  }

  @Test(arguments: ["PUT", "DELETE", "OPTIONS", "TRACE", "get", "X"])
  func otherMethods(_ method: String) throws {
    let answer = try #require(try Self.send("\(method) / HTTP/1.1\r\nHost: h\r\n\r\n"))
    #expect(answer.status == 405)
  }

  @Test func headHasNoBody() throws {
    let server = try HTTPServer { _ in HTTPResponse(status: 200, body: Array("text".utf8)) }
    defer { server.stop() }
    let answer = RawHTTP(port: server.port).send("HEAD / HTTP/1.1\r\nHost: h\r\n\r\n")
    #expect(answer?.status == 200)
    #expect(answer?[header: "content-length"] == "4")
    #expect(answer?.body == "")
  }

  @Test(arguments: [
    "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 11\r\n\r\n01234567890",
    // What is announced is refused before it comes.
    "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 99999999999999\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\nb\r\n01234567890\r\n0\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n6\r\n012345\r\n6\r\n012345\r\n0\r\n\r\n",
  ])
  func largeBodies(_ request: String) throws {
    let answer = try #require(try Self.send(request, limits: HTTPLimits(body: 10)))
    #expect(answer.status == 413)
    #expect(answer.body == "no")
  }

  @Test(arguments: [
    "GET / HTTP/1.1\r\nHost: h\r\n", "nonsense\r\n\r\n", "GET /\0x HTTP/1.1\r\nHost: h\r\n\r\n",
    "GET / HTTP/1.1\r\n\r\n", "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: -1\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    "GET /" + String(repeating: "a", count: 100_000) + " HTTP/1.1\r\nHost: h\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: h\r\nA: " + String(repeating: "a", count: 100_000) + "\r\n\r\n",
  ])
  func malformedRequestsLeaveItRunning(_ request: String) throws {
    let seen = Mutex<[String]>([])
    let server = try HTTPServer { request in
      if case .success(let request) = request { seen.withLock { $0.append(request.path) } }
      return HTTPResponse(status: 200)
    }
    defer { server.stop() }
    let answer = RawHTTP(port: server.port).send(request)
    // It may close the connection; what it answers is a refusal.
    if let answer, answer.status == 200 {
      #expect(seen.withLock { $0 } == ["/"], "answered as a request for something else")
    }
    #expect(RawHTTP(port: server.port).send("GET /b HTTP/1.1\r\nHost: h\r\n\r\n")?.status == 200)
  }

  @Test func headersThatAreNoneAreLeftOut() throws {
    let server = try HTTPServer { _ in
      HTTPResponse(status: 200, headers: [.init("X-A", "a\r\nX-B: b"), .init("X-C", "c")])
    }
    defer { server.stop() }
    let answer = RawHTTP(port: server.port).send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
    #expect(answer?[header: "x-b"] == nil)
    #expect(answer?[header: "x-c"] == "c")
  }

  @Test func aPortThatIsInUse() throws {
    let server = try HTTPServer(handler: Self.echo)
    defer { server.stop() }
    #expect(throws: HTTPServerError.portInUse(server.port)) {
      try HTTPServer(port: UInt16(server.port), handler: Self.echo)
    }
  }

  @Test func aPortIsFreeAfterwards() throws {
    let server = try HTTPServer(handler: Self.echo)
    _ = RawHTTP(port: server.port).send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
    server.stop()
    #expect(RawHTTP(port: server.port).send("GET / HTTP/1.1\r\nHost: h\r\n\r\n") == nil)
    let next = try HTTPServer(port: UInt16(server.port), handler: Self.echo)
    next.stop()
  }

  /// By the system's own list of sockets: nobody else on the network reaches it.
  @Test func listensOnLoopbackOnly() throws {
    let server = try HTTPServer(handler: Self.echo)
    defer { server.stop() }
    let sockets = try String(contentsOfFile: "/proc/net/tcp", encoding: .utf8)
    let port = String(format: "%04X", server.port)
    var listening: [Substring] = []
    for line in sockets.split(separator: "\n") {
      let fields: [Substring] = line.split(separator: " ")
      if fields[1].hasSuffix(":\(port)"), fields[3] == "0A" { listening.append(fields[1]) }
    }
    #expect(listening.map(String.init) == ["0100007F:\(port)"])
  }

  @Test func requestsAreAnsweredOneAfterAnother() async throws {
    let running = Mutex((now: 0, most: 0))
    let server = try HTTPServer { _ in
      running.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
      usleep(20_000)
      running.withLock { $0.now -= 1 }
      return HTTPResponse(status: 200)
    }
    defer { server.stop() }
    let statuses = await withTaskGroup(of: Int?.self) { group in
      for _ in 0..<8 {
        group.addTask {
          RawHTTP(port: server.port).send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")?.status
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses == Array(repeating: 200, count: 8))
    #expect(running.withLock { $0.most } == 1)
  }
}
