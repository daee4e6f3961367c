internal import AlertModel

/// `Resources/uses.json` as a Swift table.
struct UseTable: Decodable {
  struct Use: Decodable {
    let permission: Permission
    let use: String
    let usageDescriptionKeys: [String]?
  }

  let uses: [Use]

  var text: String {
    """
    \(SwiftLiteral.banner(source: "uses.json"))
    internal import AlertModel

    extension UseFacts {
      package static let all: [UseFacts] = [
    \(uses.map(entry).joined(separator: "\n"))
      ]
    }

    """
  }

  private func entry(_ use: Use) -> String {
    let keys = use.usageDescriptionKeys.map { keys in
      ", [" + keys.map(SwiftLiteral.text).joined(separator: ", ") + "]"
    }
    return "    UseFacts(.\(use.permission.rawValue), \(SwiftLiteral.text(use.use))\(keys ?? "")),"
  }
}
