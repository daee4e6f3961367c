import CatalogChanges
import Diagnostics
import Foundation
import StringCatalogs
import TestSupport
import Testing

@testable import CopyReview

/// The patches that a review page exports: what they may say, and what not.
struct ReviewPatchTests {
  private static let change = """
    {"key": "k", "locale": "fr", "path": "plural.one", "source": "Text", \
    "base": {"value": "Texte", "state": "translated"}, "value": "Le texte", "state": "needs_review"}
    """

  private static let full = patch([
    change,
    #"{"key": "k", "locale": "de", "source": "Text", "base": null, "value": "x", "state": "translated"}"#,
    """
    {"key": "n", "locale": "fr", "source": "Text", "notes": [{"kind": "suggestion", "text": "Mot", \
    "date": "2026-12-01T04:00:00.5Z", "author": "Mei"}]}
    """,
  ])

  private static func patch(_ changes: [String], schema: String = "alertcopy.patch/1") -> String {
    """
    {"schema": "\(schema)", "tool": "0.1.0", "catalogs": [
    {"path": "Locales/T.xcstrings", "table": "T", "changes": [
    \(changes.joined(separator: ",\n"))
    ]}
    ]}
    """
  }

  private static func read(_ text: String) throws -> ReviewPatch {
    try ReviewPatch(parsing: Array(text.utf8), file: "p.json")
  }

  @Test func `all of it is read`() throws {
    let catalog = try #require(try Self.read(Self.full).catalogs.first)
    #expect(catalog.path == "Locales/T.xcstrings")
    #expect(catalog.table == "T")
    #expect(
      catalog.changes == [
        .init(
          id: StringID(key: "k", locale: "fr", path: UnitPath([.variation(.plural, "one")])),
          unit: .init("Le texte", state: .needsReview),
          base: .text("Texte"),
          seenSource: "Text"
        ),
        .init(
          id: StringID(key: "k", locale: "de"),
          unit: .init("x", state: .translated),
          base: .nothing,
          seenSource: "Text"
        ),
      ]
    )
    #expect(
      catalog.notes == [
        ReviewNote(
          id: StringID(key: "n", locale: "fr"),
          kind: .suggestion,
          text: "Mot",
          date: "2026-12-01T04:00:00.5Z",
          author: "Mei"
        )
      ]
    )
  }

  @Test(arguments: [
    (full, true), (patch([], schema: "alertcopy.patch/9"), true), ("\u{FEFF} " + full, true),
    (#"{"schema": "x", "hello": "Hallo"}"#, false), (#"{"hello": "Hallo"}"#, false),
    ("[]", false), ("", false), ("{", false), (#"{"schema": 1}"#, false),
  ])
  func `a patch is known by what it says`(text: String, isPatch: Bool) {
    #expect(ReviewPatch.isPatch(Array(text.utf8), file: "p.json") == isPatch)
  }

  private static let longPath = Array(repeating: "device.a", count: 100_000).joined(separator: ".")

  @Test(arguments: [
    (#""key": "k""#, #""key": 1"#, "“key” should be a string, and is a number"),
    (#""key": "k","#, "", "“key” is missing here"),
    (#""locale": "fr""#, #""locale": " ""#, "“locale” is empty"),
    (#""plural.one""#, #""one""#, "“one” is no path of a value"),
    (#""base": {"value": "Texte", "state": "translated"},"#, "", "“base” is missing here"),
    (#""base": {"value": "Texte","#, #""base": {"#, "“value” is missing here"),
    (#""base": {"#, #""base": {"x": {}, "#, "“x” is not known here"),
    (#""value": "Le texte", "#, "", "“value” is missing here"),
    (#""state": "needs_review""#, #""state": "new""#, "“new” is no state that a reviewer gives"),
    (#", "state": "needs_review""#, "", "“state” is missing here"),
    (#""value": "Le texte""#, #""value": 1e999999"#, "“value” should be a string, and is a number"),
    (#""value": "Le texte""#, #""value": [[[[]]]]"#, "“value” should be a string, and is an array"),
    (#""source": "Text""#, #""sauce": "Text""#, "“sauce” is not known here"),
    (
      #"needs_review""#, #"needs_review", "notes": {}"#,
      "“notes” should be an array, and is an object"
    ),
    (#"needs_review""#, #"needs_review", "notes": [{}]"#, "“kind” is missing here"),
  ])
  func `a change that is none is an error with its line`(
    part: String,
    other: String,
    message: String
  ) throws {
    let text = Self.patch([
      #"{"key": "a", "locale": "fr", "base": null, "value": "b", "state": "translated"}"#,
      Self.change,
    ])
    try #require(text.contains(part))
    // The first change is sound; the fault is on the fourth line.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let broken = lines.enumerated()
      .map { $0 == 3 ? $1.replacing(part, with: other, maxReplacements: 1) : $1 }
    let fault = try #require(throws: Diagnostic.self) {
      try Self.read(broken.joined(separator: "\n"))
    }
    #expect(fault.location?.line == 4)
    #expect(fault.message == message)
    #expect(fault.advice != nil)
  }

  @Test(arguments: [
    (patch([change, change]), "“k” stands twice in fr"),
    (
      patch([], schema: "alertcopy.patch/2"),
      "“alertcopy.patch/2” is not known here, which knows “alertcopy.patch/1”"
    ),
    (#"{"schema": "alertcopy.patch/1"}"#, "“catalogs” is missing here"),
    (#"{"schema": "alertcopy.patch/1", "catalogs": [{}]}"#, "“path” is missing here"),
    (
      #"{"schema": "alertcopy.patch/1", "catalogs": [1]}"#,
      "“a catalog” should be an object, and is a number"
    ),
    (#"{"schema": "alertcopy.patch/1", "catalogs": [], "x": 1}"#, "“x” is not known here"),
    (
      #"{"schema": "alertcopy.patch/1", "catalogs": [{"path": "a"}, {"path": "a"}]}"#,
      "the catalog “a” stands twice"
    ),
  ])
  func `a file that is no patch is an error`(text: String, message: String) throws {
    let fault = try #require(throws: Diagnostic.self) { try Self.read(text) }
    #expect(fault.message == message)
    #expect(fault.location?.file == "p.json")
    #expect(fault.advice != nil)
  }

  @Test(arguments: [
    String(repeating: "[", count: 1_000_000),
    #"{"schema": "alertcopy.patch/1", "catalogs": "#
      + String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000) + "}",
    patch([change.replacing("plural.one", with: longPath)]),
    patch([change.replacing(#""key": "k""#, with: #""key": "k", "key": "l""#)]),
  ])
  func `a hostile file is an error`(text: String) {
    #expect(throws: Diagnostic.self) { try Self.read(text) }
  }

  @Test func `docs describe the files`() throws {
    let folder = try TemporaryFolder()
    let patch = try folder.write(Self.full, to: "patch.json").path
    let bad = try [
      "{}", Self.patch([], schema: "alertcopy.patch/2"),
      Self.patch([Self.change.replacing("needs_review", with: "new")]),
      Self.patch([Self.change.replacing(#""locale": "fr""#, with: #""locale": """#)]),
      Self.patch([Self.change.replacing(#""base""#, with: #""bass""#)]),
      Self.patch([#"{"key": "k", "locale": "fr"}"#]),
    ].enumerated().map { try folder.write($1, to: "\($0).json").path }
    var notes = ReviewNotes()
    for note in try Self.read(Self.full).catalogs[0].notes { notes.add(note) }
    let sidecar = try folder.write(notes.bytes, to: "T.notes.json").path
    let other = String(decoding: notes.bytes, as: UTF8.self).replacing("suggestion", with: "x")
    let badSidecar = try folder.write(other, to: "bad.notes.json").path
    #expect(try Self.validity(of: [patch] + bad, by: "patch") == [true] + bad.map { _ in false })
    #expect(try Self.validity(of: [sidecar, badSidecar], by: "notes") == [true, false])
  }

  /// What python3-jsonschema says.
  private static func validity(of documents: [String], by schema: String) throws -> [Bool] {
    let program = """
      import json, sys, jsonschema
      schema, *documents = (json.load(open(path)) for path in sys.argv[1:])
      jsonschema.Draft202012Validator.check_schema(schema)
      validator = jsonschema.Draft202012Validator(schema)
      print(" ".join(str(validator.is_valid(document)) for document in documents))
      """
    let outcome = try Executable(path: "/usr/bin/python3").run(
      ["-c", program, Checkout.file("docs/\(schema).schema.json").path] + documents
    )
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    return outcome.output.split(whereSeparator: \.isWhitespace).map { $0 == "True" }
  }
}
