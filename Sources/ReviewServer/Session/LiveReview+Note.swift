internal import CatalogChanges
internal import CommandLineTool
internal import CopyReview
internal import Diagnostics
internal import FoundationEssentials
internal import StringCatalogs

extension LiveReview {
  /// `POST note`: keeps what a reviewer says of a text in the file of notes beside the catalog.
  mutating func note(_ body: RequestBody) throws(ReviewFault) -> HTTPAnswer {
    let catalog = try index(try body.number("catalog"))
    let id = try body.id()
    _ = try entry(of: id, in: catalog)
    let name = try body.text("kind")
    guard let kind = ReviewNote.Kind(rawValue: name) else {
      throw .refused("“\(name)” is no kind of note; give comment or suggestion")
    }
    let text = try body.text("text")
    guard text.contains(where: { !$0.isWhitespace }) else { throw .refused("the note is empty") }
    let author = try body.textIfAny("author")
    let note = ReviewNote(
      id: id,
      kind: kind,
      text: text,
      // A page that asks again, because an answer was lost, means the same note.
      date: try Self.date(body),
      author: author?.isEmpty == true ? nil : author
    )
    try add(note, to: ReviewNotes.path(ofCatalog: catalogs[catalog].path))
    return HTTPAnswer(
      200,
      .members([
        (
          "note",
          .members([
            ("locale", subject.locales.firstIndex(of: id.locale).map(JSONDocument.number)),
            ("path", id.path == .root ? nil : .string(id.path.identifier)),
            ("kind", .string(kind.rawValue)),
            ("text", .string(text)),
            ("date", .string(note.date)),
            ("author", note.author.map(JSONDocument.string)),
          ])
        )
      ])
    )
  }

  /// When a note was written: as the page says, or now.
  private static func date(_ body: RequestBody) throws(ReviewFault) -> String {
    guard let text = try body.textIfAny("date") else { return Date.now.formatted(.iso8601) }
    guard let date = try? Date(text, strategy: .iso8601) else {
      throw .refused("“\(text)” is no date; give one such as 2026-12-01T04:00:00Z")
    }
    return date.formatted(.iso8601)
  }

  private func add(_ note: ReviewNote, to path: String) throws(ReviewFault) {
    for _ in 0..<4 {
      do {
        let input = OutputFile.exists(path) ? try InputBytes(reading: path) : nil
        var notes =
          try input.map { try ReviewNotes(parsing: $0.bytes, file: path) } ?? ReviewNotes()
        notes.add(note)
        try OutputFile.write(notes.bytes, to: path, target: input.map { .unchanged($0) } ?? .named)
        return
      } catch OutputFile.Fault.changed {
        continue
      } catch let fault as InputBytes.Fault {
        throw .refused("the note was not kept: \(path): \(fault.reason)")
      } catch {
        throw .refused("the note was not kept: \(error)")
      }
    }
    throw .refused("\(path) keeps changing; save again when nobody writes it")
  }
}
