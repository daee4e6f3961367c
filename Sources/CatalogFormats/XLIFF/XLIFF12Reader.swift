internal import Diagnostics
internal import StringCatalogs
internal import XMLTree

/// Reads translation files from XLIFF 1.2, Xcode's and other tools'.
struct XLIFF12Reader {
  private(set) var unread = UnreadParts()
  /// Who leaves remarks, by XLIFF's `from` and `origin`.
  private static let reviewer = "reviewer"

  /// The files of a document.
  ///
  /// - Throws: a diagnostic where an element lacks what XLIFF demands.
  mutating func files(of root: XMLElement) throws(Diagnostic) -> [TranslationFile] {
    var files: [TranslationFile] = []
    for element in root.ownElements {
      if element.name == "file" {
        files.append(try file(element))
      } else {
        unread.add("<\(element.name)>", at: element.location)
      }
    }
    return files
  }

  private mutating func file(_ element: XMLElement) throws(Diagnostic) -> TranslationFile {
    var file = TranslationFile(
      original: try element.required("original"),
      sourceLanguage: try element.required("source-language"),
      targetLanguage: element["target-language"],
      units: [],
      location: element.location
    )
    file.date = element["date"]
    for part in element.ownElements {
      switch part.name {
      case "header": file.skeleton = skeleton(in: part) ?? file.skeleton
      case "body": try readUnits(in: part, isTranslatable: true, into: &file)
      default: unread.add("<\(part.name)>", at: part.location)
      }
    }
    return file
  }

  /// What AlertCopy kept in the header.
  private mutating func skeleton(in header: XMLElement) -> String? {
    var skeleton: String?
    for part in header.ownElements where part.name != "tool" {
      if part.name == "skl", let file = part.ownElement("internal-file"),
        file["form"] == CatalogSkeleton.namespace
      {
        skeleton = file.text
      } else {
        unread.add("<\(part.name)> in a header", at: part.location)
      }
    }
    return skeleton
  }

  private mutating func readUnits(
    in parent: XMLElement,
    isTranslatable: Bool,
    into file: inout TranslationFile
  ) throws(Diagnostic) {
    for element in parent.ownElements {
      let isTranslatable = element["translate"].map { $0 != "no" } ?? isTranslatable
      switch element.name {
      case "group":
        try readUnits(in: element, isTranslatable: isTranslatable, into: &file)
      case "trans-unit":
        var unit = try unit(element, &file.targetLanguage)
        unit.isTranslatable = isTranslatable
        file.units.append(unit)
      default: unread.add("<\(element.name)>", at: element.location)
      }
    }
  }

  /// A unit; its target tells the target language where the file does not.
  private mutating func unit(
    _ element: XMLElement,
    _ targetLanguage: inout String?
  ) throws(Diagnostic) -> TranslationUnit {
    let id = try element.required("id")
    var unit = TranslationUnit(
      // Where a tool numbers its units, the name of the string is in resname.
      identifier: element["resname"] ?? id,
      comment: "",
      isCommentGenerated: false,
      isTranslatable: true,
      location: element.location
    )
    for part in element.ownElements {
      switch part.name {
      case "source": unit.source = text(of: part)
      case "seg-source": break
      case "target":
        targetLanguage = targetLanguage ?? part["xml:lang"]
        unit.target = .init(
          text: text(of: part),
          state: XLIFF12State.read(
            state: part["state"],
            qualifier: part["state-qualifier"],
            isApproved: element["approved"].map { $0 == "yes" }
          )
        )
      case "note": read(note: part, into: &unit)
      case "alt-trans": read(proposal: part, into: &unit)
      default: unread.add("<\(part.name)> in a unit", at: part.location)
      }
    }
    return unit
  }

  private mutating func read(note: XMLElement, into unit: inout TranslationUnit) {
    let text = note.text
    if note["from"] == Self.reviewer {
      if !text.isEmpty { unit.remarks.append(.comment(text)) }
      return
    }
    if note["from"] == "auto-generated" {
      unit.isCommentGenerated = true
    } else if note["from"] != nil {
      unread.add("who wrote a note", at: note.location)
    }
    if !text.isEmpty { unit.comment += unit.comment.isEmpty ? text : "\n\(text)" }
  }

  /// A reviewer's suggestion; what a memory of translations proposes says how well it matches.
  private mutating func read(proposal: XMLElement, into unit: inout TranslationUnit) {
    let isOfReviewer =
      proposal["match-quality"] == nil && (proposal["origin"] ?? Self.reviewer) == Self.reviewer
    guard isOfReviewer, let target = proposal.ownElement("target"),
      case let text = text(of: target), !text.isEmpty
    else { return unread.add("a proposal (<alt-trans>)", at: proposal.location) }
    unit.remarks.append(.suggestion(text))
  }

  /// The text with inline elements flattened, as Xcode does: to what stands in them, else to the
  /// text that they say they are equal to.
  private mutating func text(of element: XMLElement) -> String {
    var text = ""
    for node in element.children {
      switch node {
      case .text(let part), .characterData(let part): text += part
      case .comment: break
      case .element(let inline):
        let inner = self.text(of: inline)
        text += inner.isEmpty ? inline["equiv-text"] ?? "" : inner
        unread.add("what an inline <\(inline.name)> marks", at: inline.location)
      }
    }
    return text
  }
}
