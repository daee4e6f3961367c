import Foundation
import ReviewServer
import TestSupport
import Testing

/// Requests of whoever is not the page: each is answered plainly, and changes nothing.
///
/// The statuses are those that RFC 9110 has for such requests.
@Suite struct AccessTests {
  /// A save that would succeed, but for what a case does to its request.
  private static let body =
    #"{"catalog":0,"key":"camera.title","locale":"zh-Hans","base":{"value":"相机已关闭","#
    + #""state":"translated"},"value":"不好","state":"translated"}"#

  /// A request of the page, with lines in place of others.
  private static func request(
    _ review: ReviewFixture,
    line: String? = nil,
    host: String? = nil,
    origin: String? = "",
    type: String? = "application/json",
    more: String = "",
    body: [UInt8] = Array(body.utf8)
  ) -> [UInt8] {
    var lines = [
      (line ?? "POST TOKENsave HTTP/1.1").replacingOccurrences(of: "TOKEN", with: review.base),
      "Host: \(host ?? review.host)",
    ]
    if let origin { lines.append("Origin: \(origin.isEmpty ? review.origin : origin)") }
    if let type { lines.append("Content-Type: \(type)") }
    if !more.isEmpty { lines.append(more) }
    lines.append("Content-Length: \(body.count)")
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }

  /// Holds that nothing was changed, that the answer says why, and that the server still works.
  private static func expectRefusal(
    _ review: ReviewFixture,
    _ answer: RawHTTP.Answer?,
    _ statuses: Set<Int>,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let answer = try #require(answer, sourceLocation: location)
    #expect(statuses.contains(answer.status), "\(answer.head)", sourceLocation: location)
    #expect(!answer.body.isEmpty, sourceLocation: location)
    #expect(!answer.body.contains("root:"), sourceLocation: location)
    #expect(try review.text == ReviewFixture.catalog, sourceLocation: location)
    let files = try FileManager.default.contentsOfDirectory(atPath: review.folder.url.path)
    #expect(files == ["Alerts.xcstrings"], sourceLocation: location)
    #expect(review.get("changes?since=0")?.json["serial"] as? Int == 0, sourceLocation: location)
  }

  @Test func theRequestOfThePageItself() throws {
    let review = try ReviewFixture()
    #expect(review.http.send([Self.request(review)])?.status == 200)
    #expect(try review.unit("camera.title", "zh-Hans")?["value"] == "不好")
  }

  @Test(arguments: [
    "POST /save HTTP/1.1", "POST //save HTTP/1.1", "POST / HTTP/1.1", "GET / HTTP/1.1",
    "POST /0123456789abcdef0123456789abcdef/save HTTP/1.1", "POST save HTTP/1.1",
    "POST /TOKEN/save HTTP/1.1", "POST TOKENsave/ HTTP/1.1", "POST TOKEN/save HTTP/1.1",
    "POST TOKENSAVE HTTP/1.1", "POST TOKENnote/../save HTTP/1.1", "POST TOKENsav%65 HTTP/1.1",
    "POST TOKEN../../etc/passwd HTTP/1.1", "GET TOKEN../../etc/passwd HTTP/1.1",
    "GET TOKEN..%2f..%2fetc%2fpasswd HTTP/1.1", "GET TOKEN%2e%2e%2f%2e%2e%2fetc%2fpasswd HTTP/1.1",
    "GET TOKEN..\\..\\etc\\passwd HTTP/1.1", "GET TOKENAlerts.xcstrings HTTP/1.1",
    "GET /etc/passwd HTTP/1.1", "GET http://127.0.0.1/TOKEN HTTP/1.1",
    "POST http://evilTOKENsave HTTP/1.1",
  ])
  func addressesThatAreNone(_ line: String) throws {
    let review = try ReviewFixture()
    try Self.expectRefusal(
      review,
      review.http.send([Self.request(review, line: line)]),
      [404, 400]
    )
  }

  @Test(arguments: [
    "evil.example", "evil.example:PORT", "127.0.0.1", "127.0.0.1:1", "127.0.0.1:PORT.evil.example",
    "localhost", "127.0.0.1:PORT@evil", "0.0.0.0:PORT", "",
  ])
  func otherHosts(_ host: String) throws {
    let review = try ReviewFixture()
    let host = host.replacingOccurrences(of: "PORT", with: String(review.server.port))
    try Self.expectRefusal(
      review,
      review.http.send([Self.request(review, host: host)]),
      [421, 400]
    )
  }

  @Test(arguments: ["127.0.0.1", "localhost", "LOCALHOST", "[::1]"])
  func ownHosts(_ name: String) throws {
    let review = try ReviewFixture()
    let request = Self.request(review, host: "\(name):\(review.server.port)")
    #expect(review.http.send([request])?.status == 200)
  }

  @Test(arguments: [
    "https://127.0.0.1:PORT", "http://evil.example", "null", "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://127.0.0.1:PORT.evil.example", "http://127.0.0.1:PORT/", "file://", nil,
  ])
  func otherOrigins(_ origin: String?) throws {
    let review = try ReviewFixture()
    let origin = origin?.replacingOccurrences(of: "PORT", with: String(review.server.port))
    try Self.expectRefusal(review, review.http.send([Self.request(review, origin: origin)]), [403])
  }

  @Test func twoOrigins() throws {
    let review = try ReviewFixture()
    let request = Self.request(review, more: "Origin: http://evil.example")
    try Self.expectRefusal(review, review.http.send([request]), [403])
  }

  @Test func anOriginWhereNoneNeedBe() throws {
    let review = try ReviewFixture()
    let line = "GET TOKEN HTTP/1.1"
    let request = Self.request(review, line: line, origin: "http://evil.example", body: [])
    try Self.expectRefusal(review, review.http.send([request]), [403])
  }

  @Test(arguments: ["cross-site", "same-site", "", "none, cross-site"])
  func fetchesOfOthers(_ site: String) throws {
    let review = try ReviewFixture()
    let request = Self.request(review, more: "Sec-Fetch-Site: \(site)")
    try Self.expectRefusal(review, review.http.send([request]), [403])
  }

  /// What a form of another page can send without asking.
  @Test(arguments: [
    "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", nil,
    "application/jsonp", "text/plain; application/json",
  ])
  func otherTypes(_ type: String?) throws {
    let review = try ReviewFixture()
    try Self.expectRefusal(review, review.http.send([Self.request(review, type: type)]), [415])
  }

  @Test(arguments: ["PUT", "DELETE", "OPTIONS", "PATCH", "CONNECT", "GET", "HEAD"])
  func otherMethods(_ method: String) throws {
    let review = try ReviewFixture()
    let request = Self.request(review, line: "\(method) TOKENsave HTTP/1.1")
    let answer = try #require(review.http.send([request]))
    #expect(answer.status == 405)
    #expect(answer[header: "allow"] != nil)
    #expect(try review.text == ReviewFixture.catalog)
  }

  private static let deep = [UInt8](repeating: UInt8(ascii: "["), count: 100_000)

  @Test(arguments: [
    deep, Array(#"{"catalog":"#.utf8) + deep, [0xFF, 0xFE], Array("{\"key\":\"\u{0}\"}".utf8),
    [0x7B, 0x22, 0xC3, 0x28, 0x22, 0x3A, 0x31, 0x7D], [],
    Array("null".utf8), Array("[]".utf8), Array("{}".utf8), Array(#"{"catalog":0}"#.utf8),
    Array(body.replacingOccurrences(of: ":0", with: ":1").utf8),
    Array(body.replacingOccurrences(of: ":0", with: ":-1").utf8),
    Array(body.replacingOccurrences(of: ":0", with: ":0.5").utf8),
    Array(body.replacingOccurrences(of: ":0", with: ":1e999").utf8),
    Array(body.replacingOccurrences(of: ":0", with: ":99999999999999999999").utf8),
    Array(body.replacingOccurrences(of: ":0", with: #":"0""#).utf8),
    Array(body.replacingOccurrences(of: #""不好""#, with: "{}").utf8),
    Array(body.replacingOccurrences(of: #""不好""#, with: #""\ud800""#).utf8),
    Array(body.replacingOccurrences(of: "camera.title", with: "../../etc/passwd").utf8),
  ])
  func bodiesThatAreNone(_ body: [UInt8]) throws {
    let review = try ReviewFixture()
    let answer = review.http.send([Self.request(review, body: body)])
    try Self.expectRefusal(review, answer, [400, 422])
    #expect((answer?.json["error"] as? String)?.isEmpty == false)
  }

  @Test func aBodyOf50MegabytesThatSaysSo() throws {
    let review = try ReviewFixture()
    let head = """
      POST \(review.base)save HTTP/1.1\r\nHost: \(review.host)\r\nOrigin: \(review.origin)\r
      Content-Type: application/json\r\nContent-Length: 52428800\r\n\r\n
      """
    try Self.expectRefusal(review, review.http.send(head), [413])
  }

  @Test func aBodyOf50MegabytesInChunks() throws {
    let review = try ReviewFixture()
    let head = """
      POST \(review.base)save HTTP/1.1\r\nHost: \(review.host)\r\nOrigin: \(review.origin)\r
      Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n
      """
    let chunk = Array("100000\r\n".utf8) + [UInt8](repeating: 0x20, count: 1 << 20) + [13, 10]
    let pieces = [Array(head.utf8)] + Array(repeating: chunk, count: 50) + [Array("0\r\n\r\n".utf8)]
    try Self.expectRefusal(review, review.http.send(pieces), [413])
  }

  @Test(arguments: [
    "GET TOKEN\0 HTTP/1.1\r\nHost: HOST\r\n\r\n", "GET TOKEN\0/save HTTP/1.1\r\nHost: HOST\r\n\r\n",
    "GET TOKEN\r\n HTTP/1.1\r\nHost: HOST\r\n\r\n",
    "GET TOKEN HTTP/1.1\r\nHost: HOST\r\n folded\r\n\r\n",
    "GET TOKEN HTTP/1.1\r\nHost: HOST\r\nA\0B: c\r\n\r\n",
    "GET TOKEN HTTP/1.1\r\nHost: evil\0HOST\r\n\r\n",
    "GET TOKEN HTTP/1.1\r\nHost: evil\r\nHost: HOST\r\n\r\n",
    "POST TOKENsave HTTP/1.1\r\nHost: HOST\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}",
    "POST TOKENsave HTTP/1.1\r\nHost: HOST\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  ])
  func controlCharacters(_ text: String) throws {
    let review = try ReviewFixture()
    let text = text.replacingOccurrences(of: "TOKEN", with: review.base)
      .replacingOccurrences(of: "HOST", with: review.host)
    let answer = review.http.send(text)
    // The library may close the connection, or read the line without what is none of it.
    if let answer { #expect(answer.status != 500) }
    #expect(try review.text == ReviewFixture.catalog)
    #expect(review.get("changes?since=0")?.json["serial"] as? Int == 0)
  }

  @Test(arguments: ["", "save", "nothing", "changes?since=0"])
  func headersOfEveryAnswer(_ route: String) throws {
    let review = try ReviewFixture()
    let answer = try #require(review.get(route))
    #expect(answer[header: "cache-control"] == "no-store")
    #expect(answer[header: "x-content-type-options"] == "nosniff")
    #expect(answer[header: "referrer-policy"] == "same-origin")
    #expect(answer[header: "cross-origin-opener-policy"] == "same-origin")
    #expect(answer[header: "cross-origin-resource-policy"] == "same-origin")
    let policy = try #require(answer[header: "content-security-policy"])
    #expect(policy.contains("frame-ancestors 'none'"))
    #expect(policy.contains("default-src 'none'") == (route != ""))
  }

  @Test func thePageKnowsItsAddress() throws {
    let review = try ReviewFixture()
    let answer = try #require(review.get(""))
    #expect(answer[header: "content-type"] == "text/html; charset=utf-8")
    #expect(answer.body.contains(review.base))
    let bare = "GET \(review.base.dropLast()) HTTP/1.1\r\nHost: \(review.host)\r\n\r\n"
    #expect(review.http.send(bare)?[header: "location"] == review.base)
  }

  @Test func everyReviewHasATokenOfItsOwn() throws {
    let tokens = try (0..<4).map { _ in try ReviewFixture().base }
    #expect(Set(tokens).count == 4)
    #expect(tokens.allSatisfy { $0.wholeMatch(of: /\/[0-9a-f]{32}\//) != nil })
  }
}
