/// The build settings of one place: a target, a project, or a configuration file.
struct BuildSettingsLevel {
  /// The names in the order of the place.
  private(set) var names: [String] = []
  private var values: [String: String] = [:]
  private var conditionalValues: [String: String] = [:]

  init() {}

  /// Settings without conditions.
  init(_ settings: KeyValuePairs<String, String>) {
    for (name, value) in settings { assign(name, value) }
  }

  /// The text of a setting, variables and all; that of a condition only where no other is.
  subscript(name: String) -> String? { values[name] ?? conditionalValues[name] }

  /// Sets a setting, `NAME` or `NAME[sdk=iphoneos*]`; one for other systems is left out.
  mutating func assign(_ conditionalName: String, _ value: String) {
    let pieces = conditionalName.split(separator: "[", omittingEmptySubsequences: false)
    let name = String(pieces[0].filter { !$0.isWhitespace })
    let conditions = pieces.dropFirst().map { $0.prefix { $0 != "]" } }
    guard !name.isEmpty, conditions.allSatisfy(Self.holdsForPhones) else { return }
    if self[name] == nil { names.append(name) }
    if conditions.isEmpty {
      values[name] = inherit(value, from: values[name])
    } else {
      conditionalValues[name] = value
    }
  }

  /// A value with the one before it put in, unless a file means to double it without end.
  private func inherit(_ value: String, from earlier: String?) -> String {
    guard let earlier, earlier.utf8.count + value.utf8.count <= Self.maximumLength else {
      return value
    }
    return value.replacing("$(inherited)", with: earlier)
  }

  private static let maximumLength = 4096

  private static func holdsForPhones(_ condition: Substring) -> Bool {
    guard let equals = condition.firstIndex(of: "=") else { return false }
    let pattern = condition[condition.index(after: equals)...]
    switch condition[..<equals] {
    case "sdk": return pattern == "*" || pattern.hasPrefix("iphoneos") || pattern == "iphone*"
    case "config": return pattern == "*" || pattern.hasPrefix("Release")
    case "arch": return pattern == "*" || pattern.hasPrefix("arm64")
    default: return false
    }
  }
}
