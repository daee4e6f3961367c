/// What a client asks for.
package struct HTTPRequest: Hashable, Sendable {
  package enum Method: String, Hashable, Sendable {
    case get = "GET"
    /// Answered as `get` is, without the body.
    case head = "HEAD"
    case post = "POST"
  }

  package struct Header: Hashable, Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The port of the server.
  package let port: Int
  package let method: Method
  /// The request target up to its query, as it was sent: nothing in it is decoded, so that no two
  /// spellings of a path are one, and none leads anywhere that it does not say.
  package let path: String
  /// What follows the question mark, as it was sent.
  package let query: String?
  package let headers: [Header]
  package let body: [UInt8]

  init(port: Int, method: Method, target: String, headers: [Header], body: [UInt8]) {
    self.port = port
    let parts = target.utf8.split(
      separator: UInt8(ascii: "?"),
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    self.method = method
    path = parts.first.map { String(Substring($0)) } ?? ""
    query = parts.count > 1 ? String(Substring(parts[1])) : nil
    self.headers = headers
    self.body = body
  }

  /// The value of a header; `nil` where there is none, or more than one, of which nobody can say
  /// which counts.
  package subscript(header name: String) -> String? {
    let values = headers.lazy.filter { $0.name.lowercased() == name }
    return values.count == 1 ? values.first?.value : nil
  }

  /// Whether a header is there, once or more often.
  package func has(header name: String) -> Bool {
    headers.contains { $0.name.lowercased() == name }
  }

  /// The value of a member of the query, `name=value`; its escapes are left as they are.
  package subscript(query name: String) -> Substring? {
    for member in (query ?? "").split(separator: "&") {
      let parts = member.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, parts[0] == name { return parts[1] }
    }
    return nil
  }
}
