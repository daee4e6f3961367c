internal import HTTPServer

/// Holds that a request comes from the page of this server, and from no other in the same browser.
///
/// A page elsewhere can have a browser send requests to loopback: under a name of its own that it has
/// made resolve to 127.0.0.1, which shows in Host, or as a form or a script, which shows in Origin and
/// in Sec-Fetch-Site.
struct RequestOrigin: Sendable {
  private let hosts: [String]

  init(port: Int) {
    hosts = ["127.0.0.1", "localhost", "[::1]"].map { "\($0):\(port)" }
  }

  func admit(_ request: HTTPRequest) throws(ReviewFault) {
    guard let host = request[header: "host"]?.lowercased(), hosts.contains(host) else {
      throw ReviewFault(421, "this server answers only as \(hosts[0]) or \(hosts[1])")
    }
    if request.has(header: "origin") || request.method == .post {
      guard let origin = request[header: "origin"],
        hosts.contains(where: { origin == "http://\($0)" })
      else { throw ReviewFault(403, "this server answers only to its own page") }
    }
    if request.has(header: "sec-fetch-site") {
      guard let site = request[header: "sec-fetch-site"], ["same-origin", "none"].contains(site)
      else {
        throw ReviewFault(403, "another page led here; type or paste the address into a new tab")
      }
    }
  }
}
