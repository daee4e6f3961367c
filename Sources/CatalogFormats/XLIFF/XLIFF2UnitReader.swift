internal import Diagnostics
internal import StringCatalogs
internal import XMLTree

/// Reads one unit of XLIFF 2: its segments joined, its inline codes flattened.
struct XLIFF2UnitReader {
  private let unit: XMLElement
  /// The texts of the codes that inline elements refer to.
  private let originalData: [String: String]

  init(unit: XMLElement) {
    self.unit = unit
    let data = unit.ownElement("originalData")?.ownElements ?? []
    originalData = Dictionary(
      data.map { ($0["id"] ?? "", Self.textWithCodePoints(of: $0)) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The unit.
  ///
  /// - Throws: a diagnostic where it lacks what XLIFF demands.
  mutating func unit(_ unread: inout UnreadParts) throws(Diagnostic) -> TranslationUnit {
    let id = try unit.required("id")
    var result = TranslationUnit(
      identifier: unit["name"] ?? id,
      comment: "",
      isCommentGenerated: false,
      isTranslatable: true,
      location: unit.location
    )
    var pieces: [Piece] = []
    for part in unit.elements {
      switch part.name {
      case _ where part.namespace != unit.namespace:
        unread.add("<\(part.name)> of another namespace", at: part.location)
      case "originalData": break
      case "notes": read(notes: part, into: &result, &unread)
      case "segment", "ignorable": pieces.append(piece(part, &unread))
      default: unread.add("<\(part.name)> in a unit", at: part.location)
      }
    }
    result.source = pieces.map(\.source).joined()
    result.target = Self.target(of: pieces)
    return result
  }

  private func read(
    notes: XMLElement,
    into result: inout TranslationUnit,
    _ unread: inout UnreadParts
  ) {
    for note in notes.ownElements {
      if note["category"] == "auto-generated" {
        result.isCommentGenerated = true
      } else if note["category"] != nil {
        unread.add("the category of a note", at: note.location)
      }
      let text = note.text
      if !text.isEmpty { result.comment += result.comment.isEmpty ? text : "\n\(text)" }
    }
  }
}

extension XLIFF2UnitReader {
  /// A segment, or what stands between segments.
  private struct Piece {
    var source: String
    var target: String?
    var state: LocalizedString.StringUnit.State?
    /// The place of the target among the targets, from 1.
    var order: Int?
    var isSegment: Bool
  }

  private func piece(_ element: XMLElement, _ unread: inout UnreadParts) -> Piece {
    let target = element.ownElement("target")
    return Piece(
      source: element.ownElement("source").map { text(of: $0, &unread) } ?? "",
      target: target.map { text(of: $0, &unread) },
      state: XLIFF2State.read(state: element["state"], subState: element["subState"]),
      order: target?["order"].flatMap { Int($0) },
      isSegment: element.name == "segment"
    )
  }

  /// The targets of pieces, in the order that they ask for.
  ///
  /// Where some segments have none, their sources stand in, and the whole is new; else the whole is
  /// as far as the segment that is least far.
  private static func target(of pieces: [Piece]) -> TranslationUnit.Target? {
    guard pieces.contains(where: { $0.target != nil && $0.isSegment }) else { return nil }
    let ordered = pieces.enumerated().sorted { first, second in
      let places = (
        first.element.order ?? first.offset + 1, second.element.order ?? second.offset + 1
      )
      return places == (places.1, places.0) ? first.offset < second.offset : places.0 < places.1
    }
    let segments = pieces.filter(\.isSegment)
    let progress: [LocalizedString.StringUnit.State?] = [
      .new, .needsReview, .machineTranslated, nil, .translated,
    ]
    let isPartial = segments.contains { $0.target == nil }
    return TranslationUnit.Target(
      text: ordered.map { $0.element.target ?? $0.element.source }.joined(),
      state: isPartial
        ? .new
        : progress.first { state in segments.contains { $0.state == state } } ?? segments[0].state
    )
  }
}

extension XLIFF2UnitReader {
  /// The text with inline codes flattened: to the original code where the unit has it, else to the
  /// text that stands for it.
  private func text(of element: XMLElement, _ unread: inout UnreadParts) -> String {
    var text = ""
    for node in element.children {
      switch node {
      case .text(let part), .characterData(let part): text += part
      case .comment: break
      case .element(let inline) where inline.name == "cp": text += Self.codePoint(inline)
      case .element(let inline):
        unread.add("what an inline <\(inline.name)> marks", at: inline.location)
        text += code(inline, "dataRefStart", "equivStart", "dispStart")
        text += code(inline, "dataRef", "equiv", "disp")
        text += self.text(of: inline, &unread)
        text += code(inline, "dataRefEnd", "equivEnd", "dispEnd")
      }
    }
    return text
  }

  private func code(_ inline: XMLElement, _ data: String, _ equal: String, _ shown: String)
    -> String
  {
    inline[data].flatMap { originalData[$0] } ?? inline[equal] ?? inline[shown] ?? ""
  }

  private static func textWithCodePoints(of element: XMLElement) -> String {
    element.children.map { node in
      switch node {
      case .text(let part), .characterData(let part): part
      case .element(let inline): inline.name == "cp" ? codePoint(inline) : inline.text
      case .comment: ""
      }
    }.joined()
  }

  private static func codePoint(_ element: XMLElement) -> String {
    element["hex"].flatMap { UInt32($0, radix: 16) }.flatMap(Unicode.Scalar.init)
      .map(String.init) ?? ""
  }
}
