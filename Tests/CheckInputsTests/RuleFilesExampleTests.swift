import CopyChecks
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import CheckInputs

/// The examples of several files are what their rules find, and what they do not.
struct RuleFilesExampleTests {
  static let rules = RuleCatalog.rules.filter { rule in
    if case .files = rule.example { true } else { false }
  }

  @Test(arguments: rules.map(\.id))
  func `a rule finds what stands before, and not what stands after`(_ id: String) throws {
    let rule = try #require(RuleCatalog.rule(id))
    guard case .files(let before, let after) = rule.example else { return }
    let found = try Self.findings(of: id, in: before)
    #expect(found.contains { $0.rule == id }, "nothing is found")
    let left = try Self.findings(of: id, in: after).filter { $0.rule == id }
    #expect(left.isEmpty, "\(left.map(\.message)) is found")
  }

  private static func findings(
    of rule: String,
    in files: [RuleExample.File]
  ) throws -> [Finding] {
    let folder = try TemporaryFolder()
    for file in files { try folder.write(file.text, to: file.path) }
    let root = folder.url.path
    let configuration = try CheckConfiguration(for: [root], given: nil)
    let read = InputReader(configuration: configuration).read(paths: [root])
    #expect(read.isComplete, "\(read.notes.map(\.message))")
    let options = configuration.options
    let findings = CheckRun(options, checks: checks(for: rule)).findings(in: read.project)
    return SuppressionFilter(read.project, options: options).filter(findings).kept
  }

  /// The check of a rule; whether a suppression is needed all of them tell.
  private static func checks(for rule: String) -> [any Check.Type] {
    rule == "unused-suppression"
      ? RuleCatalog.checks : RuleCatalog.checks.filter { $0.rule.id == rule }
  }
}
