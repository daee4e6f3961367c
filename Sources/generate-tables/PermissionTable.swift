internal import AlertModel

/// `Resources/permissions.json` as a Swift table.
struct PermissionTable: Decodable {
  struct Introduced: Decodable {
    let ios: OSVersion
  }

  struct UsageDescriptionKey: Decodable {
    let key: String
    let from: OSVersion
    let to: OSVersion?
  }

  struct SettingsPath: Decodable {
    let path: [String]
    let from: OSVersion
    let to: OSVersion?
  }

  struct OccurringSituation: Decodable {
    let situation: Situation
    let from: OSVersion
    let to: OSVersion?
  }

  struct Row: Decodable {
    let id: Permission
    let introduced: Introduced
    let usageDescriptionKeys: [UsageDescriptionKey]
    let settings: [SettingsPath]
    let serviceSettings: [SettingsPath]?
    let levelTerms: [String: String]
    let situations: [OccurringSituation]
  }

  let permissions: [Row]

  var text: String {
    """
    \(SwiftLiteral.banner(source: "permissions.json"))
    internal import AlertModel

    extension PermissionFacts {
      package static let all: [PermissionFacts] = [
    \(permissions.map(entry).joined(separator: "\n"))
      ]
    }

    """
  }

  private func entry(_ row: Row) -> String {
    """
        PermissionFacts(
          permission: .\(row.id.rawValue),
          introduced: \(SwiftLiteral.version(row.introduced.ios)),
          usageDescriptionKeys: \(list(row.usageDescriptionKeys.map {
            ranged($0.from, $0.to, SwiftLiteral.text($0.key))
          })),
          settingsPaths: \(paths(row.settings)),
          serviceSettingsPaths: \(paths(row.serviceSettings ?? [])),
          levelTerms: \(list(row.levelTerms.sorted { $0.key < $1.key }.map {
            "(\(SwiftLiteral.text($0.key)), \(SwiftLiteral.text($0.value)))"
          })),
          situations: \(list(row.situations.map {
            ranged($0.from, $0.to, ".\($0.situation.rawValue)")
          }))
        ),
    """
  }

  private func paths(_ paths: [SettingsPath]) -> String {
    list(
      paths.map {
        ranged($0.from, $0.to, list($0.path.map(SwiftLiteral.text), indent: "          "))
      }
    )
  }

  private func ranged(_ from: OSVersion, _ to: OSVersion?, _ value: String) -> String {
    """
    Ranged(
              \(SwiftLiteral.versions(from: from, to: to)),
              \(value)
            )
    """
  }

  private func list(_ elements: [String], indent: String = "      ") -> String {
    guard !elements.isEmpty else { return "[]" }
    let lines = elements.map { "\(indent)  \($0)," }
    return "[\n" + lines.joined(separator: "\n") + "\n\(indent)]"
  }
}
