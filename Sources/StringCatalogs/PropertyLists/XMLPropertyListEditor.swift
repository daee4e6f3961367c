package import Diagnostics

extension PropertyList {
  /// The bytes of an XML property list after members of its root were set.
  ///
  /// Only what differs changes: strings in place, members of dictionaries one by one. New ones come
  /// at the end of their dictionary, in the file's own indentation.
  ///
  /// - Throws: a diagnostic where the property list is not XML, or where XML cannot hold a string.
  package func bytes(setting members: [PropertyListTree.Member]) throws(Diagnostic) -> [UInt8] {
    guard case .xml(let text) = source else { throw isBinary }
    let old = try self.members()
    for member in members
    where member.value.strings.contains(where: XMLPropertyListWriter.cannotHold)
      || XMLPropertyListWriter.cannotHold(member.key)
    {
      throw Diagnostic(
        .error,
        at: location(offset: old.last { $0.key.isExactly(member.key) }?.offset ?? root.offset),
        "“\(member.key)” has a control character, which XML cannot hold",
        advice: "remove it"
      )
    }
    let editor = XMLPropertyListEditor(text: text, root: root)
    return text.bytes(applying: editor.edits(setting: members, in: root, removesOthers: false))
  }

  /// That a binary property list is not edited.
  var isBinary: Diagnostic {
    Diagnostic(
      .error,
      at: location(offset: nil),
      "the file is no property list in XML, and is not edited",
      advice: "convert it with `plutil -convert xml1`, or edit what it was made of"
    )
  }
}

extension PropertyListTree {
  /// All strings in it.
  fileprivate var strings: [String] {
    switch self {
    case .string(let text): [text]
    case .dictionary(let members): members.flatMap { [$0.key] + $0.value.strings }
    }
  }
}

/// Finds the edits that make one property list of another.
struct XMLPropertyListEditor {
  private let text: SourceText
  private let writer: XMLPropertyListWriter

  init(text: SourceText, root: PropertyListValue) {
    self.text = text
    writer = XMLPropertyListWriter(
      indentation: Self.indentation(of: root, in: text) ?? "\t",
      lineEnd: text.lineEnd ?? "\n"
    )
  }

  /// What a dictionary's members are indented by, against the dictionary.
  private static func indentation(of value: PropertyListValue, in text: SourceText) -> String? {
    for member in value.members ?? [] {
      let outer = text.indentation(at: member.offset)
      if let inner = member.value.members?.first {
        let indentation = text.indentation(at: inner.offset)
        if indentation.hasPrefix(outer), indentation != outer {
          return String(indentation.dropFirst(outer.count))
        }
      }
    }
    let indentation = value.members?.first.map { text.indentation(at: $0.offset) } ?? ""
    return indentation.isEmpty ? nil : indentation
  }

  /// The edits that set members of a dictionary.
  func edits(
    setting members: [PropertyListTree.Member],
    in dictionary: PropertyListValue,
    removesOthers: Bool
  ) -> [TextEdit] {
    let keys = Set(members.map(\.key.exact))
    let old = dictionary.members ?? []
    let kept = removesOthers ? old.filter { keys.contains($0.key.exact) } : old
    guard let last = kept.last else {
      let outer = text.indentation(at: dictionary.offset)
      return members.isEmpty && old.isEmpty
        ? [] : [TextEdit(dictionary.range, writer.value(.dictionary(members), indent: outer))]
    }
    let indent = text.indentation(at: last.offset)
    let byKey = Dictionary(kept.map { ($0.key.exact, $0) }) { $1 }
    var edits: [TextEdit] = []
    var added = ""
    for member in members {
      if let there = byKey[member.key.exact] {
        edits += self.edits(setting: member.value, over: there.value, indent: indent)
      } else {
        added += writer.lineEnd + indent + writer.member(member, indent: indent)
      }
    }
    if removesOthers {
      edits += old.filter { !keys.contains($0.key.exact) }.map { TextEdit(line(of: $0.range), "") }
    }
    return added.isEmpty ? edits : edits + [TextEdit(insertAt: last.range.upperBound, added)]
  }

  private func edits(
    setting tree: PropertyListTree,
    over value: PropertyListValue,
    indent: String
  ) -> [TextEdit] {
    switch tree {
    case .string(let text) where value.string?.exact == text.exact: []
    case .dictionary(let members) where value.members != nil:
      edits(setting: members, in: value, removesOthers: true)
    default: [TextEdit(value.range, writer.value(tree, indent: indent))]
    }
  }

  /// A range with the indentation before it and the line end behind it.
  private func line(of range: Range<Int>) -> Range<Int> {
    let start = range.lowerBound - text.indentation(at: range.lowerBound).utf8.count
    var end = range.upperBound
    if text.utf8[end...].starts(with: writer.lineEnd.utf8) { end += writer.lineEnd.utf8.count }
    return start..<end
  }
}
