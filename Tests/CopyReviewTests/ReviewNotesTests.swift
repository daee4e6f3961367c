import CatalogChanges
import Diagnostics
import StringCatalogs
import Testing

@testable import CopyReview

/// The notes that reviewers leave beside a catalog: read, added to and written.
struct ReviewNotesTests {
  /// The file as docs/Review.md shows it.
  private static let file = """
    {
      "schema": "alertcopy.notes/1",
      "notes": [
        {
          "key": "camera.denied.title",
          "locale": "zh-Hant-HK",
          "kind": "comment",
          "text": "Too long for small phones.",
          "date": "2026-12-01T04:00:00Z",
          "author": "Mei"
        },
        {
          "key": "photos",
          "locale": "en",
          "path": "plural.one",
          "kind": "suggestion",
          "text": "%lld photo",
          "date": "2026-12-01T04:00:00.120Z"
        }
      ]
    }

    """

  private static func notes(_ text: String) throws -> ReviewNotes {
    try ReviewNotes(parsing: Array(text.utf8), file: "Alerts.notes.json")
  }

  private static func note(
    _ key: String,
    _ text: String = "Good",
    date: String = "2026-12-01T04:00:00Z"
  ) -> ReviewNote {
    ReviewNote(id: StringID(key: key, locale: "fr"), kind: .comment, text: text, date: date)
  }

  @Test func `a file is read and written back byte for byte`() throws {
    let notes = try Self.notes(Self.file)
    #expect(notes.notes.map(\.id.path.identifier) == ["", "plural.one"])
    #expect(notes.notes.map(\.author) == ["Mei", nil])
    #expect(String(decoding: notes.bytes, as: UTF8.self) == Self.file)
  }

  @Test func `no notes are a file, too`() throws {
    #expect(try Self.notes(String(decoding: ReviewNotes().bytes, as: UTF8.self)) == ReviewNotes())
  }

  @Test func `whoever adds them, they have one order`() {
    let some = [
      Self.note("b"), Self.note("a", "2", date: "2026-12-01T05:00:00Z"), Self.note("a", "1"),
      Self.note("a\u{301}"), Self.note("á"),
    ]
    let files = [some, some.reversed(), some + some].map { notes in
      var file = ReviewNotes()
      for note in notes { file.add(note) }
      return file
    }
    #expect(files[0].notes.map(\.text) == ["1", "2", "Good", "Good", "Good"])
    #expect(files[1] == files[0])
    // The same note twice is one; a composed key and a decomposed one are two.
    #expect(files[2] == files[0])
  }

  @Test(arguments: [
    ("Locales/Alerts.xcstrings", "Locales/Alerts.notes.json"),
    ("Alerts.xcstrings", "Alerts.notes.json"),
    ("Alerts", "Alerts.notes.json"),
  ])
  func `they stand beside the catalog`(catalog: String, notes: String) {
    #expect(ReviewNotes.path(ofCatalog: catalog) == notes)
  }

  @Test(arguments: [
    ("[]", 1, "this is no alertcopy.notes/1: it has no “schema”"),
    ("{}", 1, "this is no alertcopy.notes/1: it has no “schema”"),
    (#"{"schema":1}"#, 11, "“schema” should be a string, and is a number"),
    (
      #"{"schema":"alertcopy.notes/2","notes":[]}"#, 11,
      "“alertcopy.notes/2” is not known here, which knows “alertcopy.notes/1”"
    ),
    (#"{"schema":"alertcopy.notes/1"}"#, 1, "“notes” is missing here"),
    (#"{"schema":"alertcopy.notes/1","note":[]}"#, 31, "“note” is not known here"),
    (
      #"{"schema":"alertcopy.notes/1","notes":{}}"#, 39,
      "“notes” should be an array, and is an object"
    ),
  ])
  func `what is no file of notes is an error with its place`(
    text: String,
    column: Int,
    message: String
  ) throws {
    let fault = try #require(throws: Diagnostic.self) { try Self.notes(text) }
    #expect(
      fault.location == SourceLocation(file: "Alerts.notes.json", line: 1, column: column)
    )
    #expect(fault.message == message)
    #expect(fault.advice != nil)
  }

  @Test(arguments: [
    (#""locale": "fr""#, #""locale": """#, "“locale” is empty"),
    (#""locale": "fr""#, #""locale": 1"#, "“locale” should be a string, and is a number"),
    (#""kind": "comment""#, #""kind": "praise""#, "“praise” is no kind of note"),
    (#""text": "Good""#, #""text": " ""#, "“text” is empty"),
    (#""text": "Good""#, #""txet": "Good""#, "“txet” is not known here"),
    (#""date": "2026-12-01T04:00:00Z""#, #""date": "today""#, "“today” is no time in UTC"),
    (
      #""date": "2026-12-01T04:00:00Z""#, #""date": "2026-12-01T04:00:00+01:00""#,
      "“2026-12-01T04:00:00+01:00” is no time in UTC"
    ),
    (#""key": "a","#, "", "“key” is missing here"),
    (#""key": "a","#, #""key": "a", "path": "x.y","#, "“x.y” is no path of a value"),
  ])
  func `a note that is none is an error with its line`(
    part: String,
    other: String,
    message: String
  ) throws {
    var notes = ReviewNotes()
    notes.add(Self.note("a"))
    let text = String(decoding: notes.bytes, as: UTF8.self)
    let fault = try #require(throws: Diagnostic.self) {
      try Self.notes(text.replacing(part, with: other))
    }
    #expect(text.contains(part))
    #expect((4...9).contains(fault.location?.line ?? 0))
    #expect(fault.message == message)
    #expect(fault.advice != nil)
  }
}
