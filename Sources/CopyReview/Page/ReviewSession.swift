internal import Diagnostics

/// How a page is looked at.
package enum ReviewSession: Hashable, Sendable {
  /// As a file, which exports what the reviewer decides.
  case offline
  /// From a server that saves it; the paths of its routes begin with a base: `/TOKEN/`.
  case served(base: String)

  var json: JSONDocument {
    switch self {
    case .offline: .members([("mode", "offline")])
    case .served(let base): .members([("mode", "served"), ("base", base.json)])
    }
  }

  /// What the page may load; styles and scripts are known by a nonce.
  func contentSecurityPolicy(nonce: String) -> String {
    var directives = [
      "default-src 'none'", "script-src 'nonce-\(nonce)'", "style-src 'nonce-\(nonce)'",
      "base-uri 'none'", "form-action 'none'",
    ]
    if case .served = self { directives.append("connect-src 'self'") }
    return directives.joined(separator: "; ")
  }
}
