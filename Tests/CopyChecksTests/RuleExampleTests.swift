import CopyChecks
import Testing

/// The examples of the rules are what the rules find, and what they do not.
@Suite struct RuleExampleTests {
  static let texts = RuleCatalog.checks.filter { check in
    if case .text = check.rule.example { true } else { false }
  }

  @Test(arguments: RuleCatalog.rules.map(\.id))
  func isWholeAndHasAName(_ id: String) throws {
    let rule = try #require(RuleCatalog.rule(id))
    #expect(RuleCatalog.rules.filter { $0.id == id }.count == 1)
    #expect(id.wholeMatch(of: #/[a-z]+(-[a-z0-9]+)*/#) != nil)
    for text in [rule.summary, rule.rationale, rule.source] { #expect(text.hasSuffix(".")) }
  }

  @Test(arguments: texts.map { $0.rule.id })
  func findsWhatStandsBefore(_ id: String) throws {
    let check = try #require(RuleCatalog.checks.first { $0.rule.id == id })
    guard case .text(let locale, let key, let source, let before, let after) = check.rule.example
    else { return }
    let found = try Self.findings(check, locale, key, source, before)
    #expect(found.contains { $0.rule == id && ($0.locale == locale || $0.locale == nil) })
    #expect(try Self.findings(check, locale, key, source, after).isEmpty)
    if check.rule.fix != nil {
      let isMended = found.contains { $0.fixed?.contains("\n\(after)\n") == true }
      #expect(isMended, "the fix makes \(found.map(\.fixed)), not \(after)")
    }
  }

  private static func findings(
    _ check: any Check.Type,
    _ locale: String,
    _ key: String,
    _ source: String,
    _ text: String
  ) throws -> [TextBench.Found] {
    let isPurposeString = key.hasSuffix("UsageDescription")
    var bench = TextBench(
      locales: locale == "en" ? ["en"] : ["en", locale],
      content: isPurposeString ? .infoPlist : .strings
    )
    bench.add(key: key, locale == "en" ? ["en": text] : ["en": source, locale: text])
    return try bench.findings([check])
  }
}
