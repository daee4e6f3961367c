import AlertModel
import CopyChecks
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import CheckInputs

/// alertcopy.json: what it may say, what it may not, and where it is looked for.
struct ConfigurationTests {
  /// The name of a rule.
  private static let rule = RuleCatalog.rules[0].id

  private static let full = """
    {
      "$schema": "docs/alertcopy.schema.json",
      "iosMin": "16.4",
      "profile": "mozilla",
      "rules": {"\(rule)": "info"},
      "glossary": [
        {"term": "Home", "translations": {"zh-Hans": "家庭"}, "forbidden": {"zh-Hans": ["主页"]}}
      ],
      "fallbacks": {"zh-Hant-HK": "zh-Hant"},
      "exclude": ["Old/", "*.xliff"],
      "icu": ["Resources/*.xcstrings"],
      "suppress": [
        {"rule": "\(rule)", "path": "Legal/**", "key": "terms", "locale": "zh-Hans", "reason": "Law"}
      ]
    }
    """

  @Test func `all of it is read`() throws {
    let configuration = try CheckConfiguration(parsing: Array(Self.full.utf8), file: "c.json")
    let options = configuration.options
    #expect(options.minimumOS == OSVersion(major: 16, minor: 4))
    #expect(options.profile == .mozilla)
    #expect(options.levels == [Self.rule: .severity(.note)])
    #expect(options.glossary[0].forbidden == ["zh-Hans": ["主页"]])
    #expect(options.fallbacks == ["zh-Hant-HK": "zh-Hant"])
    #expect(configuration.excluded.contains("App/Old/a.strings"))
    #expect(configuration.icu.contains("Resources/L.xcstrings"))
    let suppressed = try #require(configuration.suppressed.first)
    #expect(suppressed.paths?.contains("Legal/a.strings") == true)
    #expect(suppressed.paths?.contains("App/Legal/a.strings") == false)
    #expect(suppressed.key == "terms")
    #expect(suppressed.locale == "zh-Hans")
    #expect(configuration.source?[suppressed.range].hasPrefix("{\"rule\"") == true)
  }

  @Test(arguments: [
    (#"{"ruels": {}}"#, 2, "“ruels” is not known here", "rules, suppress"),
    (#"{"iosMin": 15}"#, 12, "“iosMin” should be a string, and is a number", "write a string"),
    (#"{"iosMin": "new"}"#, 12, "“new” is no version of iOS", "15.0"),
    (#"{"iosMin": "19"}"#, 12, "“19” is no version of iOS", "8 to 18, or 26"),
    (#"{"profile": "adobe"}"#, 13, "there is no profile “adobe”", "apple, mozilla"),
    (#"{"rules": {"nonsense": "off"}}"#, 12, "there is no rule “nonsense”", "alertcopy rules"),
    (#"{"glossary": {}}"#, 14, "“glossary” should be an array, and is an object", "an array"),
    (#"{"glossary": [{}]}"#, 15, "“term” is missing here", "add it"),
    (#"{"glossary": [{"term": "a", "x": 1}]}"#, 29, "“x” is not known here", "translations"),
    (#"{"exclude": ["a", 1]}"#, 19, "“exclude” should be a string, and is a number", "string"),
    (##"{"exclude": ["#"]}"##, 14, "“#” is no pattern", ".gitignore"),
    (##"{"suppress": [{"path": "#"}]}"##, 24, "“#” is no pattern", ".gitignore"),
    (#"["rules"]"#, 1, "“the configuration” should be an object, and is an array", "an object"),
    (#"{"suppress": [{"reason": "x"}]}"#, 15, "“rule” is missing here", "add it"),
  ])
  func `what it has not is an error with its place`(
    text: String,
    column: Int,
    message: String,
    advice: String
  ) throws {
    let fault = try #require(throws: Diagnostic.self) {
      try CheckConfiguration(parsing: Array(text.utf8), file: "c.json")
    }
    #expect(fault.location == SourceLocation(file: "c.json", line: 1, column: column))
    #expect(fault.message == message)
    #expect(fault.advice?.contains(advice) == true)
  }

  @Test func `a suppression needs a reason`() throws {
    for reason in ["", ", \"reason\": \" \""] {
      let text = "{\"suppress\": [{\"rule\": \"\(Self.rule)\"\(reason)}]}"
      #expect(throws: Diagnostic.self) {
        try CheckConfiguration(parsing: Array(text.utf8), file: "c.json")
      }
    }
  }

  @Test func `a level is one of four`() throws {
    let text = "{\"rules\": {\"\(Self.rule)\": \"fatal\"}}"
    let fault = try #require(throws: Diagnostic.self) {
      try CheckConfiguration(parsing: Array(text.utf8), file: "c.json")
    }
    #expect(fault.message == "“fatal” is no level of a rule")
  }

  @Test func `it is looked for up to the root of the repository`() throws {
    let folder = try TemporaryFolder()
    let root = folder.url.path
    try folder.write(#"{"iosMin": "17"}"#, to: "alertcopy.json")
    try folder.write("", to: "repo/.git/HEAD")
    try folder.write("", to: "repo/App/en.lproj/A.strings")
    let file = "\(root)/repo/App/en.lproj/A.strings"
    let above = try CheckConfiguration(for: [file], given: nil)
    #expect(above.source == nil)
    try folder.write(#"{"iosMin": "16"}"#, to: "repo/alertcopy.json")
    let own = try CheckConfiguration(for: [file], given: nil)
    #expect(own.options.minimumOS == OSVersion(major: 16))
    let given = try CheckConfiguration(for: [file], given: "\(root)/alertcopy.json")
    #expect(given.options.minimumOS == OSVersion(major: 17))
    #expect(throws: Diagnostic.self) {
      try CheckConfiguration(for: [file], given: "\(root)/none.json")
    }
  }

  // The validator is Debian's python3-jsonschema.
  @Test func `the schema takes what the reader takes, and refuses what it refuses`() throws {
    let folder = try TemporaryFolder()
    let bad = [
      #"{"ruels": {}}"#, #"{"iosMin": 15}"#, #"{"iosMin": "19"}"#, #"{"profile": "adobe"}"#,
      #"{"glossary": [{}]}"#,
      #"{"exclude": ["a", 1]}"#, #"["rules"]"#, #"{"suppress": [{"rule": "x"}]}"#,
      #"{"rules": {"x": "fatal"}}"#, #"{"suppress": [{"rule": "x", "reason": " "}]}"#,
    ]
    let documents = try ([Self.full, "{}"] + bad).enumerated().map { index, text in
      try folder.write(text, to: "\(index).json").path
    }
    let program = """
      import json, sys, jsonschema
      schema, *documents = (json.load(open(path)) for path in sys.argv[1:])
      jsonschema.Draft202012Validator.check_schema(schema)
      validator = jsonschema.Draft202012Validator(schema)
      print(" ".join(str(validator.is_valid(document)) for document in documents))
      """
    let outcome = try Executable(path: "/usr/bin/python3").run(
      ["-c", program, Checkout.file("docs/alertcopy.schema.json").path] + documents
    )
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let expected = [true, true] + bad.map { _ in false }
    #expect(
      outcome.output == expected.map { $0 ? "True" : "False" }.joined(separator: " ") + "\n"
    )
  }
}
