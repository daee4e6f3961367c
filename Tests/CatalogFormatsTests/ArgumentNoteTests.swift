@testable import CatalogFormats
import StringCatalogs
import Testing

struct ArgumentNoteTests {
  // Lines end as in any file: a CRLF is one Character of Swift's, and no line feed.
  @Test(arguments: ["\n", "\r\n", "\r"])
  func `notes are the last lines of a comment, whatever ends them`(_ end: String) {
    let words = "First\(end)\(end)%2$@: no note here"
    let comment = words + end + ["%1$@: name, such as Ann", "%2$lld: count"].joined(separator: end)
    let (rest, notes) = ArgumentNote.split(comment)
    #expect(rest?.exact == words.exact)
    #expect(notes.map(\.name) == ["name", "count"])
    #expect(notes.map(\.example) == ["Ann", nil])
  }

  @Test(arguments: ["a\r\nb", "a\n", "\r\n", "a: b", "%1$@", "%1$@: two words"])
  func `a comment without notes stays as it is`(_ comment: String) {
    let (rest, notes) = ArgumentNote.split(comment)
    #expect(rest?.exact == comment.exact)
    #expect(notes.isEmpty)
  }

  @Test func `a comment of notes has no other words`() {
    for comment in [nil, "", "%1$@: name"] {
      #expect(ArgumentNote.split(comment).comment == nil)
    }
  }
}
