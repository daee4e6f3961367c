import CopyChecks
import Diagnostics
import Testing

/// What a file does throughout is told once, and a suppression still takes its one string out of it.
@Suite struct HabitsTests {
  private static func project(_ suppressions: [Suppression] = []) throws -> CheckedProject {
    let text = "您的照片\n您的相机\n您的位置\n"
    let file = CheckedFile(
      path: "a.strings",
      source: try SourceText(decoding: Array(text.utf8), file: "a.strings")
    )
    let catalog = CheckedCatalog(
      name: "a",
      content: .strings,
      syntax: .none,
      locales: [CopyLocale("zh-Hans")],
      sourceLocale: 0,
      files: [0],
      entries: [CheckedEntry]()
    )
    return CheckedProject(files: [file], catalogs: [catalog], suppressions: suppressions)
  }

  private static func finding(_ line: Int, key: String, habit: String? = "您") -> Finding {
    let range = (line * 13)..<(line * 13 + 3)
    return Finding(
      rule: "pronoun",
      severity: .note,
      file: 0,
      range: range,
      message: "Write 你",
      key: key,
      locale: "zh-Hans",
      fix: [TextEdit(range, "你")],
      habit: habit
    )
  }

  @Test func tellsAHabitOnceAndMendsAllOfIt() throws {
    let findings = [0, 1, 2].map { Self.finding($0, key: "key \($0)") }
    let kept = SuppressionFilter(try Self.project(), options: CheckOptions()).filter(findings).kept
    #expect(kept.map(\.message) == ["Write 你 (so in 3 texts)"])
    #expect(kept.map(\.range) == [0..<3])
    #expect(kept.map(\.key) == [nil])
    #expect(kept.first?.fix.count == 3)
  }

  @Test func leavesWhatIsNoHabitAndWhatIsSaidOnce() throws {
    let findings = [
      Self.finding(0, key: "a", habit: nil), Self.finding(1, key: "b", habit: nil),
      Self.finding(2, key: "c"),
    ]
    let kept = SuppressionFilter(try Self.project(), options: CheckOptions()).filter(findings).kept
    #expect(kept == findings)
  }

  @Test func aSuppressedStringIsNoPartOfIt() throws {
    let suppression = Suppression(
      rule: "pronoun",
      scope: .key("key 1", catalog: 0),
      reason: "a quotation",
      file: 0,
      range: 0..<1
    )
    let project = try Self.project([suppression])
    let findings = [0, 1, 2].map { Self.finding($0, key: "key \($0)") }
    let kept = SuppressionFilter(project, options: CheckOptions()).filter(findings).kept
    #expect(kept.map(\.message) == ["Write 你 (so in 2 texts)"])
    #expect(kept.first?.fix.contains(TextEdit(13..<16, "你")) == false)
  }
}
