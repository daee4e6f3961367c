package import Diagnostics
internal import TextMetrics

/// What a review shows: strings with all that a reviewer needs to judge them.
///
/// docs/review.schema.json describes it as JSON.
package struct ReviewDocument: Sendable {
  package static let schema = "alertcopy.review/1"

  package var toolVersion: String
  /// What is reviewed, for a heading.
  package var title: String
  /// The same for the same paths, and for few others: drafts are kept under it.
  package var id: String
  /// The locale that the strings were written in, as an index.
  package var source: Int
  package var locales: [ReviewLocale]
  /// The app's name in each locale.
  package var appNames: [String]
  /// The OS versions to choose from, the newest first.
  package var versions: [String]
  package var catalogs: [ReviewCatalog]
  package var strings: [ReviewString]
  package var alerts: [ReviewAlert] = []
  package var findings: [ReviewFinding] = []
  package var values: [ReviewValues] = []
  package var flows: [ReviewFlow] = []
  package var prompts: [ReviewPrompt] = []
  package var terms: [ReviewTerm] = []
  package var glossary: [ReviewGlossaryTerm] = []
  /// For each locale the characters of the other Chinese script; `nil` where it has none.
  package var forbidden: [String?] = []
  package var commits: [ReviewCommit] = []
  /// The revision that the strings are compared with.
  package var since: String?

  package var json: JSONDocument {
    // Many alerts have the same buttons.
    var buttons: [ReviewButtons] = []
    let alerts = alerts.map { alert in
      alert.json(buttons: alert.buttons.map { buttons.index(adding: $0) })
    }
    return .members([
      ("schema", Self.schema.json),
      ("tool", toolVersion.json),
      ("title", title.json),
      ("id", id.json),
      ("source", source.json),
      ("locales", .array(locales.map(\.json))),
      ("appNames", appNames.json),
      ("versions", versions.json),
      ("catalogs", .array(catalogs.map(\.json))),
      ("commits", commits.jsonIfAny(\.json)),
      ("since", since?.json),
      ("strings", .array(strings.map(\.json))),
      ("alerts", alerts.isEmpty ? nil : .array(alerts)),
      ("buttons", buttons.jsonIfAny(\.json)),
      ("findings", findings.jsonIfAny(\.json)),
      ("rules", ReviewRules(findings.map(\.rule)).json),
      ("values", values.jsonIfAny(\.json)),
      ("flows", flows.jsonIfAny(\.json)),
      ("prompts", prompts.jsonIfAny(\.json)),
      ("terms", terms.jsonIfAny(\.json)),
      ("glossary", glossary.jsonIfAny(\.json)),
      (
        "forbidden",
        forbidden.contains { $0 != nil } ? .array(forbidden.map(JSONDocument.string)) : nil
      ),
      ("metrics", MetricsDocument().json),
    ])
  }
}

extension [ReviewButtons] {
  /// The index of an element, which is added where it is new.
  fileprivate mutating func index(adding element: Element) -> Int {
    if let index = firstIndex(of: element) { return index }
    append(element)
    return count - 1
  }
}
