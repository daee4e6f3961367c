/// The build settings that hold for a target, the nearest place first.
struct BuildSettings {
  /// A variable that has no value here.
  struct UnresolvedVariable: Error {
    let name: String
  }

  /// A setting at the place where it is defined.
  private struct Definition: Hashable {
    let name: String
    let level: Int
  }

  // Settings may double their length at each step, and a step may come to nothing.
  private static let maximumSteps = 4096
  private static let maximumLength = 65_536

  let levels: [BuildSettingsLevel]

  /// The names of all settings, those of the nearest place first.
  var names: [String] {
    var seen: Set<String> = []
    return levels.flatMap(\.names).filter { seen.insert($0).inserted }
  }

  /// The text of a setting with its variables put in; `nil` where it or one of them has no value.
  subscript(name: String) -> String? { try? expand("$(\(name))") }

  /// Whether a setting is on.
  func isOn(_ name: String) -> Bool { self[name]?.uppercased() == "YES" }

  /// A text with its variables put in.
  func expand(_ text: String) throws(UnresolvedVariable) -> String {
    var steps = 0
    return try expand(text, in: nil, visited: [], steps: &steps)
  }

  private func expand(
    _ text: String,
    in definition: Definition?,
    visited: Set<Definition>,
    steps: inout Int
  ) throws(UnresolvedVariable) -> String {
    var result = ""
    for part in BuildSettingExpression(parsing: text).parts {
      result += try expand(part, in: definition, visited: visited, steps: &steps)
      guard result.utf8.count <= Self.maximumLength else {
        throw UnresolvedVariable(name: definition?.name ?? text)
      }
    }
    return result
  }

  private func expand(
    _ part: BuildSettingExpression.Part,
    in definition: Definition?,
    visited: Set<Definition>,
    steps: inout Int
  ) throws(UnresolvedVariable) -> String {
    guard case .variable(let nameExpression, let operators) = part else {
      guard case .text(let text) = part else { return "" }
      return text
    }
    var name = ""
    for part in nameExpression.parts {
      name += try expand(part, in: definition, visited: visited, steps: &steps)
    }
    steps += 1
    guard steps <= Self.maximumSteps else { throw UnresolvedVariable(name: name) }
    var value = try value(of: name, in: definition, visited: visited, steps: &steps)
    for operation in operators {
      if operation.hasPrefix("default=") {
        guard value?.isEmpty ?? true else { continue }
        let text = String(operation.dropFirst("default=".count))
        value = try expand(text, in: definition, visited: visited, steps: &steps)
      } else if let operand = value {
        value = BuildSettingOperator(rawValue: operation)?.apply(to: operand)
      }
    }
    guard let value else { throw UnresolvedVariable(name: name) }
    return value
  }

  private func value(
    of name: String,
    in definition: Definition?,
    visited: Set<Definition>,
    steps: inout Int
  ) throws(UnresolvedVariable) -> String? {
    // `$()` keeps two slashes in a configuration file apart, which would begin a comment.
    guard !name.isEmpty else { return "" }
    guard let found = self.definition(of: name, in: definition) else {
      return name == "inherited" ? "" : nil
    }
    guard !visited.contains(found) else { throw UnresolvedVariable(name: name) }
    return try expand(
      levels[found.level][found.name] ?? "",
      in: found,
      visited: visited.union([found]),
      steps: &steps
    )
  }

  /// Where a variable gets its value; one that a setting's own text names comes from further out.
  private func definition(of name: String, in definition: Definition?) -> Definition? {
    var name = name
    var first = 0
    if let definition, name == "inherited" || name == definition.name {
      name = definition.name
      first = definition.level + 1
    }
    let level = levels.indices.dropFirst(first).first { levels[$0][name] != nil }
    return level.map { Definition(name: name, level: $0) }
  }
}
