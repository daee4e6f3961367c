internal import CatalogChanges
package import Diagnostics
internal import StringCatalogs

/// The notes on a catalog, as the file beside it keeps them.
///
/// docs/notes.schema.json describes the file. The notes stand in the order of their values and dates,
/// whoever added them when, so that a new one is a few new lines and two people's merge.
package struct ReviewNotes: Hashable, Sendable {
  /// The format of the file.
  static let schema = "alertcopy.notes/1"

  /// Each once, in their order.
  package private(set) var notes: [ReviewNote] = []

  package init() {}

  /// Reads a file.
  ///
  /// - Throws: a diagnostic with line and column for the first thing that the format has not.
  package init(parsing bytes: [UInt8], file: String) throws(Diagnostic) {
    let root = try JSONFile(parsing: bytes, file: file).root
    try root.requireSchema(Self.schema)
    var hasNotes = false
    for member in try root.members(of: "the notes") {
      switch member.name.text {
      case "schema": break
      case "notes":
        hasNotes = true
        for element in try member.value.elements(of: "notes") { add(try ReviewNote(element)) }
      default: throw member.name.unknown(allowed: ["notes", "schema"])
      }
    }
    guard hasNotes else { throw root.lacks("notes") }
  }

  /// Adds a note, unless the same one is there.
  package mutating func add(_ note: ReviewNote) {
    var (first, end) = (0, notes.count)
    while first < end {
      let middle = (first + end) / 2
      if notes[middle].precedes(note) { first = middle + 1 } else { end = middle }
    }
    if first < notes.count, notes[first] == note { return }
    notes.insert(note, at: first)
  }

  /// The file.
  package var bytes: [UInt8] {
    let document = JSONDocument.object([
      ("schema", .string(Self.schema)), ("notes", .array(notes.map(\.document))),
    ])
    return Array(document.text.utf8)
  }

  /// The file that keeps the notes on a catalog: `Alerts.notes.json` beside `Alerts.xcstrings`.
  package static func path(ofCatalog catalog: String) -> String {
    let suffix = ".xcstrings"
    let stem = catalog.hasSuffix(suffix) ? String(catalog.dropLast(suffix.count)) : catalog
    return stem + ".notes.json"
  }
}

extension ReviewNote {
  /// Whether the note stands before another one.
  fileprivate func precedes(_ other: ReviewNote) -> Bool {
    for (own, others) in zip(order, other.order) where !own.isExactly(others) {
      return own.utf8.lexicographicallyPrecedes(others.utf8)
    }
    return false
  }

  private var order: [String] {
    [id.key, id.locale, id.path.identifier, date, kind.rawValue, author ?? "", text]
  }
}
