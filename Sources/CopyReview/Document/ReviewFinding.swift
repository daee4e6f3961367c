package import Diagnostics
package import StringCatalogs

/// What a check found in a string, or in a catalog.
package struct ReviewFinding: Hashable, Sendable {
  /// The string, as an index; `nil` where it is about the whole catalog.
  package var string: Int?
  package var catalog: Int
  package var locale: Int?
  package var path: UnitPath?
  package var rule: String
  package var severity: Severity
  package var message: String
  /// The piece of the text at fault, where it is short.
  package var fragment: String?

  package init(
    string: Int? = nil,
    catalog: Int,
    locale: Int?,
    path: UnitPath?,
    rule: String,
    severity: Severity,
    message: String,
    fragment: String?
  ) {
    self.string = string
    self.catalog = catalog
    self.locale = locale
    self.path = path
    self.rule = rule
    self.severity = severity
    self.message = message
    self.fragment = fragment
  }

  package var json: JSONDocument {
    .members([
      ("string", string?.json),
      ("catalog", string == nil ? catalog.json : nil),
      ("locale", locale?.json),
      ("path", path.flatMap { $0 == .root ? nil : $0.identifier.json }),
      ("rule", rule.json),
      ("severity", severity.rawValue.json),
      ("message", message.json),
      ("fragment", fragment?.json),
    ])
  }
}
