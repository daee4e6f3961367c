import CopyChecks
import Diagnostics
import Testing

/// What suppressions cover, and that idle ones are told.
struct SuppressionFilterTests {
  private static func project(
    _ suppressions: [Suppression],
    _ entries: [CheckedEntry] = []
  ) throws -> CheckedProject {
    let text = "a\nb\nc\nd\n"
    let files = try ["App/en.lproj/a.strings", "Pods/b.strings"].map {
      CheckedFile(path: $0, source: try SourceText(decoding: Array(text.utf8), file: $0))
    }
    let catalog = CheckedCatalog(
      name: "a",
      content: .strings,
      syntax: .none,
      locales: [CopyLocale("en")],
      sourceLocale: 0,
      files: [0],
      entries: entries
    )
    return CheckedProject(files: files, catalogs: [catalog], suppressions: suppressions)
  }

  private static func finding(_ file: Int, line: Int, key: String? = "k") -> Finding {
    Finding(
      rule: "pronoun",
      severity: .warning,
      file: file,
      range: (line * 2 - 2)..<(line * 2 - 1),
      message: "m",
      key: key,
      locale: "zh-Hans"
    )
  }

  private static func suppression(
    _ scope: Suppression.Scope,
    rule: String = "pronoun"
  ) -> Suppression {
    Suppression(rule: rule, scope: scope, reason: "r", file: 0, range: 0..<1)
  }

  @Test(
    arguments: [
      (.key("k", catalog: 0), [(0, 2)]),
      (.key("other", catalog: 0), []),
      (.line(1), [(0, 2)]),
      (.line(2), [(0, 2)]),
      (.line(3), []),
      (.pattern(files: [0], key: nil, locale: nil), [(0, 2)]),
      (.pattern(files: [0], key: "x", locale: nil), []),
      (.pattern(files: nil, key: "k", locale: "zh-Hans"), [(0, 2), (1, 3)]),
      (.pattern(files: nil, key: nil, locale: "en"), []),
      (.pattern(files: [1], key: "k", locale: nil), [(1, 3)]),
    ] as [(Suppression.Scope, [(Int, Int)])]
  )
  func `a suppression covers what it names`(
    scope: Suppression.Scope,
    covered: [(file: Int, line: Int)]
  ) throws {
    let project = try Self.project([Self.suppression(scope)])
    let findings = [Self.finding(0, line: 2), Self.finding(1, line: 3)]
    let result = SuppressionFilter(project, options: CheckOptions()).filter(findings)
    #expect(
      result.suppressed.map(\.finding) == covered.map { Self.finding($0.file, line: $0.line) }
    )
    #expect(result.kept.contains { $0.rule == "unused-suppression" } == covered.isEmpty)
  }

  // A hook checks the files that change, and not those that the configuration is about, too.
  @Test(
    arguments: [
      .pattern(files: [], key: nil, locale: nil),
      .pattern(files: nil, key: "unread", locale: nil),
      .pattern(files: nil, key: nil, locale: "zh-Hant"),
    ] as [Suppression.Scope]
  )
  func `what is for files that were not read is not told`(scope: Suppression.Scope) throws {
    let project = try Self.project([Self.suppression(scope)])
    let result = SuppressionFilter(project, options: CheckOptions())
      .filter([Self.finding(0, line: 2)])
    #expect(result.kept == [Self.finding(0, line: 2)])
  }

  @Test func `what is for a key that was read and has no fault is told`() throws {
    let origin = TextOrigin(file: 0, range: 0..<1, escaping: .none)
    let project = try Self.project(
      [Self.suppression(.pattern(files: nil, key: "read", locale: nil))],
      [CheckedEntry(key: "read", keyOrigin: origin, texts: [])]
    )
    let result = SuppressionFilter(project, options: CheckOptions()).filter([])
    #expect(result.kept.map(\.rule) == ["unused-suppression"])
  }

  @Test func `a suppression that suppresses nothing is told, where its rule is on`() throws {
    let project = try Self.project([Self.suppression(.line(1))])
    func messages(_ levels: [String: CheckOptions.Level]) -> [String] {
      SuppressionFilter(project, options: CheckOptions(levels: levels)).filter([]).kept
        .map(\.message)
    }
    #expect(messages([:]) == ["“pronoun” finds nothing here; remove the suppression"])
    #expect(messages(["pronoun": .off]).isEmpty)
    #expect(messages(["unused-suppression": .off]).isEmpty)
  }
}
