internal import AlertModel

/// `Resources/terms.json` as a Swift table.
struct TermTable: Decodable {
  struct Term: Decodable {
    let id: String
    let from: OSVersion
    let to: OSVersion?
    let names: [String: String?]
    let confidence: String
    let source: String
  }

  let terms: [Term]

  var text: String {
    """
    \(SwiftLiteral.banner(source: "terms.json"))
    internal import AlertModel

    extension Term {
      package static let all: [Term] = [
    \(terms.map(entry).joined(separator: "\n"))
      ]
    }

    """
  }

  private func entry(_ term: Term) -> String {
    let names = term.names.compactMapValues(\.self).sorted { $0.key < $1.key }
      .map { "        (\(SwiftLiteral.text($0.key)), \(SwiftLiteral.text($0.value)))," }
    return """
          Term(
            \(SwiftLiteral.text(term.id)),
            \(SwiftLiteral.versions(from: term.from, to: term.to)),
            [
      \(names.joined(separator: "\n"))
            ],
            .\(term.confidence),
            \(SwiftLiteral.text(term.source))
          ),
      """
  }
}
