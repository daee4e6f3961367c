internal import AlertCopy
internal import Diagnostics
internal import FoundationEssentials
internal import PermissionSimulator
internal import StringCatalogs

/// Reads a scenario, and says where it is at fault.
enum ScenarioFile {
  private static let advice = "docs/scenario.schema.json says what a scenario holds"

  /// The scenario in a file.
  ///
  /// - Throws: a diagnostic with the place of what is no scenario: JSON's grammar, a member that is
  ///   lacking, unknown or of another kind, a version that Apple did not release.
  static func read(_ path: String) throws(Diagnostic) -> Scenario {
    let bytes: [UInt8]
    do {
      bytes = try [UInt8](Data(contentsOf: URL(filePath: path)))
    } catch {
      throw Diagnostic(.error, "\(path) cannot be read", advice: "give the path of a scenario")
    }
    guard !bytes.isEmpty else { throw Diagnostic(.error, "\(path) is empty", advice: advice) }
    let outline = try JSONOutline(bytes, file: path)
    let scenario = try decode(bytes, outline)
    try checkMembers(of: scenario, outline)
    try checkExtent(of: scenario, outline)
    return scenario
  }

  private static func decode(
    _ bytes: [UInt8],
    _ outline: JSONOutline
  ) throws(Diagnostic) -> Scenario {
    do {
      return try JSONDecoder().decode(Scenario.self, from: Data(bytes))
    } catch let error as DecodingError {
      throw diagnostic(for: error, outline)
    } catch {
      throw Diagnostic(.error, at: outline.location(of: []), "\(error)")
    }
  }

  /// What is decoded and encoded again has every member that means something; a member that is not
  /// there was misspelt.
  private static func checkMembers(
    of scenario: Scenario,
    _ outline: JSONOutline
  ) throws(Diagnostic) {
    guard let encoded = try? JSONEncoder().encode(scenario) else { return }
    let known = try JSONOutline([UInt8](encoded), file: "")
    guard let unknown = outline.firstMember(missingFrom: known) else { return }
    throw Diagnostic(
      .error,
      at: unknown.location,
      "“\(unknown.name)” means nothing here",
      advice: advice
    )
  }

  private static func checkExtent(
    of scenario: Scenario,
    _ outline: JSONOutline
  ) throws(Diagnostic) {
    for (name, isEmpty) in [("ios", scenario.ios.isEmpty), ("steps", scenario.steps.isEmpty)]
    where isEmpty {
      throw Diagnostic(
        .error,
        at: outline.location(of: [.member(name)]),
        "“\(name)” is empty, so nothing would be run",
        advice: advice
      )
    }
    for (index, version) in scenario.ios.enumerated() where !version.isKnown {
      throw Diagnostic(
        .error,
        at: outline.location(of: [.member("ios"), .element(index)]),
        "there is no iOS \(version)",
        advice: "give a version from 8 to 18, or 26"
      )
    }
  }

  private static func diagnostic(for error: DecodingError, _ outline: JSONOutline) -> Diagnostic {
    let path: [any CodingKey]
    let message: String
    switch error {
    case .keyNotFound(let key, let context):
      path = context.codingPath
      message = "“\(key.stringValue)” is lacking"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      path = context.codingPath
      message = "this value is of another kind than “\(context.codingPath.name)” takes"
    case .dataCorrupted(let context):
      path = context.codingPath
      message = "“\(context.codingPath.name)” does not take this value"
    @unknown default:
      path = []
      message = "\(error)"
    }
    return Diagnostic(
      .error,
      at: outline.location(of: path.map(\.step)),
      message,
      advice: advice
    )
  }
}

extension CodingKey {
  fileprivate var step: JSONOutline.Step {
    intValue.map { .element($0) } ?? .member(stringValue)
  }
}

extension [any CodingKey] {
  /// The name of the last member.
  fileprivate var name: String {
    last { $0.intValue == nil }?.stringValue ?? "the file"
  }
}
