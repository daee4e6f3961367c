/// What a server answers.
package struct HTTPResponse: Hashable, Sendable {
  package typealias Header = HTTPRequest.Header

  package var status: Int
  package var headers: [Header]
  package var body: [UInt8]

  package init(status: Int, headers: [Header] = [], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
