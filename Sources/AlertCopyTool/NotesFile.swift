internal import CatalogChanges
internal import CommandLineTool
internal import CopyReview
internal import Diagnostics
internal import FoundationEssentials

/// The notes beside a catalog, with those that a command adds.
struct NotesFile {
  private let path: String
  /// `nil` where the file is not there yet.
  private let input: InputBytes?
  private let old: ReviewNotes
  private(set) var notes: ReviewNotes

  /// - Throws: a diagnostic where the file is there and cannot be read.
  init(ofCatalog catalog: String) throws(Diagnostic) {
    path = ReviewNotes.path(ofCatalog: catalog)
    if FileManager.default.fileExists(atPath: path) {
      let bytes = try TableFiles.bytes(of: path)
      input = bytes
      old = try ReviewNotes(parsing: bytes.bytes, file: path)
    } else {
      input = nil
      old = ReviewNotes()
    }
    notes = old
  }

  /// Adds a note; one without a date is of now, unless it was said before.
  mutating func add(_ note: ReviewNote) {
    guard note.date.isEmpty else { return notes.add(note) }
    let isKnown = notes.notes.contains {
      $0.id == note.id && $0.kind == note.kind && $0.text == note.text
    }
    guard !isKnown else { return }
    var note = note
    note.date = Date.now.formatted(.iso8601)
    notes.add(note)
  }

  var isChanged: Bool { notes != old }
  /// Whether the file is as it was read.
  var isCurrent: Bool { input?.isCurrent ?? !FileManager.default.fileExists(atPath: path) }

  /// What is new; `nil` where nothing is.
  var kept: UpdateReport.KeptNotes? {
    guard isChanged else { return nil }
    let known = Set(old.notes)
    let added = notes.notes.filter { !known.contains($0) }
    return UpdateReport.KeptNotes(
      file: path,
      comments: added.filter { $0.kind == .comment }.count,
      suggestions: added.filter { $0.kind == .suggestion }.count
    )
  }

  func write() throws {
    guard isChanged else { return }
    try OutputFile.write(notes.bytes, to: path, target: input.map { .unchanged($0) } ?? .named)
  }

  /// What stands in the way of writing.
  func requireUnchanged() throws(OutputFile.Fault) {
    guard !isChanged || isCurrent else { throw .changed(path: path) }
  }
}
