internal import CatalogChanges
internal import Diagnostics
internal import StringCatalogs

/// One element of a patch's changes: a new text or state for a value, notes on it, or both.
struct PatchChange {
  let id: StringID
  /// `nil` where the reviewer only left notes.
  let change: UpdateReview.Change?
  let notes: [ReviewNote]

  init(_ node: JSONNode) throws(Diagnostic) {
    var reviewed = ReviewedValue()
    var (source, value): (String?, String?)
    var base: UpdateReview.Base?
    var state: LocalizedString.StringUnit.State?
    var notesNode: JSONNode?
    for member in try node.members(of: "a change") {
      if try reviewed.read(member) { continue }
      let name = member.name.text
      switch name {
      case "source": source = try member.value.string(of: name)
      case "base": base = try Self.base(member.value)
      case "value": value = try member.value.string(of: name)
      case "state": state = try Self.state(member.value)
      case "notes": notesNode = member.value
      default:
        throw member.name.unknown(
          allowed: ["base"] + ReviewedValue.names + ["notes", "source", "state", "value"]
        )
      }
    }
    id = try reviewed.id(of: node)
    notes = try Self.notes(notesNode, on: id)
    switch (value, state) {
    case (nil, nil):
      change = nil
      guard !notes.isEmpty else { throw node.lacks("value") }
    case (nil, _?): throw node.lacks("value")
    case (_?, nil): throw node.lacks("state")
    case (let value?, let state?):
      guard let base else { throw node.lacks("base") }
      change = UpdateReview.Change(
        id: id,
        unit: .init(value, state: state),
        base: base,
        seenSource: source
      )
    }
  }

  private static func base(_ value: JSONNode) throws(Diagnostic) -> UpdateReview.Base {
    guard value.kind != .null else { return .nothing }
    var text: String?
    for member in try value.members(of: "base") {
      let name = member.name.text
      switch name {
      case "value": text = try member.value.string(of: name)
      case "state":
        // A value of a catalog need not have one.
        if member.value.kind != .null { _ = try member.value.string(of: name) }
      default: throw member.name.unknown(allowed: ["state", "value"])
      }
    }
    guard let text else { throw value.lacks("value") }
    return .text(text)
  }

  private static func state(
    _ value: JSONNode
  ) throws(Diagnostic) -> LocalizedString.StringUnit.State {
    switch try value.string(of: "state") {
    case "translated": .translated
    case "needs_review": .needsReview
    case let text:
      throw value.fault(
        "“\(text)” is no state that a reviewer gives",
        advice: "write translated or needs_review"
      )
    }
  }

  private static func notes(
    _ value: JSONNode?,
    on id: StringID
  ) throws(Diagnostic) -> [ReviewNote] {
    guard let value else { return [] }
    var notes: [ReviewNote] = []
    for element in try value.elements(of: "notes") {
      var said = SaidText()
      for member in try element.members(of: "a note") {
        if try said.read(member) { continue }
        throw member.name.unknown(allowed: SaidText.names)
      }
      notes.append(try said.note(on: id, in: element))
    }
    return notes
  }
}
