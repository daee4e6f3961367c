internal import Diagnostics

/// Changes values in an old-style .strings file, and adds entries that look like its own.
struct OldStyleStringsEditor {
  let text: SourceText
  let list: PropertyList
  let members: [PropertyListValue.Member]

  /// The edits that make some changes, each of another key.
  func edits(for changes: [StringsFile.Change]) -> [TextEdit] {
    let byKey = Dictionary(members.map { ($0.key.exact, $0) }) { $1 }
    var edits: [TextEdit] = []
    var added: [StringsFile.Change] = []
    for change in changes {
      if let member = byKey[change.key.exact] {
        if member.value.string?.exact != change.value.exact {
          edits.append(edit(member, change.value))
        }
      } else {
        added.append(change)
      }
    }
    return added.isEmpty ? edits : edits + [addition(of: added)]
  }

  private func edit(_ member: PropertyListValue.Member, _ value: String) -> TextEdit {
    let old = member.value.range
    // The shortcut `"key";` has no value of its own.
    guard old != member.keyRange else {
      return TextEdit(insertAt: old.upperBound, " = " + OldStyleText.quoted(value))
    }
    let mark: Unicode.Scalar = text.utf8[old.lowerBound] == UInt8(ascii: "'") ? "'" : "\""
    return TextEdit(old, OldStyleText.quoted(value, mark: mark))
  }

  private func addition(of changes: [StringsFile.Change]) -> TextEdit {
    let style = OldStyleStringsStyle(text: text, list: list, members: members)
    let end = contentEnd
    let blankLine = style.hasBlankLines ? style.lineEnd : ""
    let entries = changes.map { style.entry($0) }.joined(separator: style.lineEnd + blankLine)
    guard end > 0 else { return TextEdit(insertAt: 0, entries + style.lineEnd + blankLine) }
    return TextEdit(insertAt: end, style.lineEnd + blankLine + entries)
  }

  /// Where the last entry or comment ends; space at the end of the file stays there.
  private var contentEnd: Int {
    var end = text.utf8.count
    // The closing brace stays behind the last entry, too.
    if text.utf8[list.root.range].first == UInt8(ascii: "{") {
      end = list.root.range.upperBound - 1
    }
    while end > 0, text.utf8[end - 1] <= 0x20 { end -= 1 }
    return end
  }
}
