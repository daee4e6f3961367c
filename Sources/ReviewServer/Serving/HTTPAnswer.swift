internal import Diagnostics
internal import HTTPServer

/// An answer before it is one of HTTP: a status, and a body of JSON.
struct HTTPAnswer {
  let status: Int
  let body: JSONDocument

  init(_ status: Int, _ body: JSONDocument) {
    self.status = status
    self.body = body
  }

  init(_ fault: ReviewFault) {
    self.init(fault.status, .object([("error", .string(fault.message))]))
  }

  var response: HTTPResponse {
    HTTPResponse(
      status: status,
      headers: [.init("Content-Type", "application/json")],
      body: Array(body.text.utf8)
    )
  }
}
