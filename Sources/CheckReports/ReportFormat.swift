/// How findings are written.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text, json, sarif, github, junit
}
