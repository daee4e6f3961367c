internal import CatalogChanges
internal import Diagnostics
internal import StringCatalogs

/// The members of JSON that say a note, without what it is about.
struct SaidText {
  static let names = ["author", "date", "kind", "text"]

  private var kind: ReviewNote.Kind?
  private var text: String?
  private var date: String?
  private var author: String?

  /// Reads a member; tells whether it is one of these.
  mutating func read(_ member: JSONNode.Member) throws(Diagnostic) -> Bool {
    let name = member.name.text
    switch name {
    case "kind": kind = try Self.kind(member.value)
    case "text": text = try member.value.filledString(of: name)
    case "date": date = try Self.date(member.value)
    case "author":
      let author = try member.value.string(of: name)
      self.author = author.isEmpty ? nil : author
    default: return false
    }
    return true
  }

  /// The note that an object says on a value.
  func note(on id: StringID, in node: JSONNode) throws(Diagnostic) -> ReviewNote {
    guard let kind else { throw node.lacks("kind") }
    guard let text else { throw node.lacks("text") }
    guard let date else { throw node.lacks("date") }
    return ReviewNote(id: id, kind: kind, text: text, date: date, author: author)
  }

  private static func kind(_ value: JSONNode) throws(Diagnostic) -> ReviewNote.Kind {
    let text = try value.string(of: "kind")
    guard let kind = ReviewNote.Kind(rawValue: text) else {
      let all = ReviewNote.Kind.allCases.map(\.rawValue)
      throw value.fault(
        "“\(text)” is no kind of note",
        advice: "write \(all.joined(separator: " or "))"
      )
    }
    return kind
  }

  private static func date(_ value: JSONNode) throws(Diagnostic) -> String {
    let text = try value.string(of: "date")
    guard text.isTimeInUTC else {
      throw value.fault(
        "“\(text)” is no time in UTC",
        advice: "write it as \"2026-12-01T04:00:00Z\""
      )
    }
    return text
  }
}

extension String {
  /// Whether the text has the form of a time of RFC 3339 in UTC, with or without a fraction.
  package var isTimeInUTC: Bool {
    let form = utf8.map { (0x30...0x39).contains($0) ? UInt8(ascii: "0") : $0 }
    let start = Array("0000-00-00T00:00:00".utf8)
    guard form.count <= 40, form.starts(with: start), form.last == UInt8(ascii: "Z") else {
      return false
    }
    let fraction = form.dropFirst(start.count).dropLast()
    return fraction.isEmpty
      || fraction.count > 1 && fraction.first == UInt8(ascii: ".")
        && fraction.dropFirst().allSatisfy { $0 == UInt8(ascii: "0") }
  }
}
