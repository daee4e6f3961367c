import CopyChecks
import Testing

/// What a reviewer sees while typing, which checks one string, is what a check of all finds in it.
@Suite struct CheckRunTests {
  private static let bench: TextBench = {
    var bench = TextBench(locales: ["en", "zh-Hans"])
    // A placeholder is lost in two of them, and two have one source; one says 您, where others say 你.
    bench.add(key: "a", ["en": "Hello, %@", "zh-Hans": "您好！"])
    bench.add(key: "b", ["en": "Goodbye, %@", "zh-Hans": "祝你愉快"])
    bench.add(key: "c", ["en": "Your photos", "zh-Hans": "你的照片"])
    bench.add(key: "d", ["en": "Your photos", "zh-Hans": "你的相片"])
    bench.add(key: "e", ["en": "Your camera", "zh-Hans": "你的相机"])
    bench.add(key: "f", ["en": "Your library"])
    return bench
  }()

  private static func findings(of keys: Set<String>?) throws -> [Finding] {
    CheckRun(CheckOptions()).findings(in: try bench.project, of: keys)
  }

  @Test(arguments: ["a", "b", "c", "d", "e", "f"])
  func aStringAloneHasTheSameFindings(_ key: String) throws {
    let all = try Self.findings(of: nil).filter { $0.key == key }
    #expect(try Self.findings(of: [key]).filter { $0.key == key } == all)
  }

  @Test func theTextsOfOtherStringsAreNotChecked() throws {
    let rules = try Self.findings(of: nil).filter { $0.rule == "missing-placeholder" }
    #expect(rules.compactMap(\.key) == ["a", "b"])
    let found = try Self.findings(of: ["a"]).filter { $0.rule == "missing-placeholder" }
    #expect(found.compactMap(\.key) == ["a"])
    // These are found by looking at all of them.
    let others = Set(try Self.findings(of: []).map(\.rule))
    #expect(others.isSuperset(of: ["inconsistent-translation", "mixed-pronouns"]))
  }
}
