internal import AlertModel

/// `Resources/request-apis.json` as a Swift table.
struct RequestTable: Decodable {
  struct Pattern: Decodable {
    let kind: String
    let type: String?
    let member: String?
    let words: [String]?
  }

  struct API: Decodable {
    let name: String
    let permission: Permission?
    let keys: [String]
    let keyIsRequired: Bool?
    let swift: [Pattern]
    let objectiveC: [Pattern]
  }

  let apis: [API]

  var text: String {
    """
    \(SwiftLiteral.banner(source: "request-apis.json"))
    internal import AlertModel

    extension RequestAPI {
      package static let all: [RequestAPI] = [
    \(apis.map(entry).joined(separator: "\n"))
      ]
    }

    """
  }

  private func entry(_ api: API) -> String {
    """
        RequestAPI(
          \(SwiftLiteral.text(api.name)),
          permission: \(api.permission.map { ".\($0.rawValue)" } ?? "nil"),
          keys: \(texts(api.keys)),
          keyIsRequired: \(api.keyIsRequired ?? true),
          swift: \(patterns(api.swift)),
          objectiveC: \(patterns(api.objectiveC))
        ),
    """
  }

  private func patterns(_ patterns: [Pattern]) -> String {
    guard !patterns.isEmpty else { return "[]" }
    let lines = patterns.map { pattern in
      "        Pattern(.\(pattern.kind), type: \(pattern.type.map(SwiftLiteral.text) ?? "nil"), "
        + "member: \(pattern.member.map(SwiftLiteral.text) ?? "nil"), "
        + "words: \(texts(pattern.words ?? []))),"
    }
    return "[\n" + lines.joined(separator: "\n") + "\n      ]"
  }

  private func texts(_ texts: [String]) -> String {
    "[" + texts.map(SwiftLiteral.text).joined(separator: ", ") + "]"
  }
}
