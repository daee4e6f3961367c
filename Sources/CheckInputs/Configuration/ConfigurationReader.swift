internal import AlertModel
internal import AppProject
internal import CopyChecks
internal import Diagnostics
internal import StringCatalogs

/// Reads alertcopy.json, member by member.
struct ConfigurationReader {
  private let folder: String
  private var configuration = CheckConfiguration()

  /// Reads a file.
  ///
  /// - Throws: a diagnostic with the place of the first fault.
  static func read(_ bytes: [UInt8], file: String) throws(Diagnostic) -> CheckConfiguration {
    let text = try SourceText(decoding: bytes, file: file)
    let json = try JSONFile(parsing: text.utf8, file: file)
    var reader = ConfigurationReader(folder: ProjectPath.folder(of: file))
    reader.configuration.source = text
    let root = json.root
    for member in try root.members(of: "the configuration") {
      try reader.read(member)
    }
    return reader.configuration
  }

  private init(folder: String) {
    self.folder = folder
  }

  private static let names = [
    "exclude", "fallbacks", "glossary", "icu", "iosMin", "profile", "rules", "suppress",
  ]

  private mutating func read(_ member: JSONNode.Member) throws(Diagnostic) {
    let name = member.name.text
    let value = member.value
    switch name {
    // The schema is named for editors.
    case "$schema": _ = try value.string(of: name)
    case "iosMin": configuration.options.minimumOS = try version(value)
    case "profile": configuration.options.profile = try profile(value)
    case "rules": configuration.options.levels = try levels(value)
    case "glossary":
      for element in try value.elements(of: name) {
        configuration.options.glossary.append(try term(element))
      }
    case "fallbacks":
      for member in try value.members(of: name) {
        configuration.options.fallbacks[member.name.text] =
          try member.value.string(of: member.name.text)
      }
    case "exclude": configuration.excluded = PathSet(try patterns(value, name), from: folder)
    case "icu": configuration.icu = PathSet(try patterns(value, name), from: folder)
    case "suppress":
      for element in try value.elements(of: name) {
        configuration.suppressed.append(try suppression(element))
      }
    default: throw member.name.unknown(allowed: Self.names)
    }
  }

  private func version(_ value: JSONNode) throws(Diagnostic) -> OSVersion {
    let text = try value.string(of: "iosMin")
    guard let version = OSVersion(text), version.isKnown else {
      throw value.fault(
        "“\(text)” is no version of iOS",
        advice: "write one from 8 to 18, or 26, such as \"15.0\""
      )
    }
    return version
  }

  private func profile(_ value: JSONNode) throws(Diagnostic) -> CheckOptions.Profile {
    let name = try value.string(of: "profile")
    guard let profile = CheckOptions.Profile(rawValue: name) else {
      let all = CheckOptions.Profile.allCases.map(\.rawValue)
      throw value.fault(
        "there is no profile “\(name)”",
        advice: "write one of \(all.joined(separator: ", "))"
      )
    }
    return profile
  }

  private func levels(_ value: JSONNode) throws(Diagnostic) -> [String: CheckOptions.Level] {
    var levels: [String: CheckOptions.Level] = [:]
    for member in try value.members(of: "rules") {
      let rule = try knownRule(member.name)
      levels[rule] =
        switch try member.value.string(of: rule) {
        case "off": .off
        case "info": .severity(.note)
        case "warning": .severity(.warning)
        case "error": .severity(.error)
        default:
          throw member.value.fault(
            "“\(member.value.text)” is no level of a rule",
            advice: "write off, info, warning or error"
          )
        }
    }
    return levels
  }

  private func knownRule(_ node: JSONNode) throws(Diagnostic) -> String {
    let rule = try node.string(of: "rule")
    guard RuleCatalog.rule(rule) != nil else {
      let fault = SuppressionComment.Fault.unknownRule(rule)
      throw node.fault(fault.message, advice: fault.advice)
    }
    return rule
  }

  private func term(_ element: JSONNode) throws(Diagnostic) -> CheckOptions.GlossaryTerm {
    var term: String?
    var translations: [String: String] = [:]
    var forbidden: [String: [String]] = [:]
    for member in try element.members(of: "a term of the glossary") {
      let name = member.name.text
      switch name {
      case "term": term = try member.value.filledString(of: name)
      case "translations":
        for item in try member.value.members(of: name) {
          translations[item.name.text] = try item.value.filledString(of: item.name.text)
        }
      case "forbidden":
        for item in try member.value.members(of: name) {
          forbidden[item.name.text] = try strings(item.value, item.name.text)
        }
      default: throw member.name.unknown(allowed: ["forbidden", "term", "translations"])
      }
    }
    guard let term else { throw element.lacks("term") }
    return CheckOptions.GlossaryTerm(term: term, translations: translations, forbidden: forbidden)
  }

  private func suppression(
    _ element: JSONNode
  ) throws(Diagnostic) -> CheckConfiguration.SuppressedFinding {
    var rule: String?
    var reason: String?
    var paths: PathSet?
    var (key, locale): (String?, String?)
    for member in try element.members(of: "a suppression") {
      let name = member.name.text
      switch name {
      case "rule": rule = try knownRule(member.value)
      case "reason": reason = try member.value.filledString(of: name)
      case "path": paths = PathSet([try pattern(member.value, name)], from: folder)
      case "key": key = try member.value.string(of: name)
      case "locale": locale = try member.value.filledString(of: name)
      default: throw member.name.unknown(allowed: ["key", "locale", "path", "reason", "rule"])
      }
    }
    guard let rule else { throw element.lacks("rule") }
    guard let reason else { throw element.lacks("reason") }
    return CheckConfiguration.SuppressedFinding(
      rule: rule,
      paths: paths,
      key: key,
      locale: locale,
      reason: reason,
      range: element.offset..<element.endOffset
    )
  }

  private func patterns(_ value: JSONNode, _ name: String) throws(Diagnostic) -> [PathPattern] {
    var patterns: [PathPattern] = []
    for element in try value.elements(of: name) { patterns.append(try pattern(element, name)) }
    return patterns
  }

  private func pattern(_ value: JSONNode, _ name: String) throws(Diagnostic) -> PathPattern {
    let text = try value.filledString(of: name)
    guard let pattern = PathPattern(text) else {
      throw value.fault("“\(text)” is no pattern", advice: "write one as in a .gitignore file")
    }
    return pattern
  }

  private func strings(_ value: JSONNode, _ name: String) throws(Diagnostic) -> [String] {
    var strings: [String] = []
    for element in try value.elements(of: name) {
      strings.append(try element.filledString(of: name))
    }
    return strings
  }
}
