internal import Diagnostics

/// How a .strings file writes its entries; Xcode's way where it has none yet.
struct OldStyleStringsStyle {
  var lineEnd = "\n"
  /// Whether a blank line parts the entries.
  var hasBlankLines = true
  /// What stands between key and value.
  var equals = " = "
  /// Whether words stand without quotation marks as keys.
  var hasBareKeys = false
  /// What the lines begin with.
  var indentation = ""
  var hasLineComments = false

  init() {}

  /// The ways of a file.
  init(text: SourceText, list: PropertyList, members: [PropertyListValue.Member]) {
    lineEnd = text.lineEnd ?? "\n"
    guard let last = members.last else { return }
    let gaps = list.gaps(between: members)[1..<members.count].map { text[$0] }
    let parted = gaps.count { Self.hasBlankLine($0) }
    hasBlankLines = gaps.isEmpty || 2 * parted > gaps.count
    hasBareKeys = members.allSatisfy { OldStyleText.isWord(text[$0.keyRange]) }
    hasLineComments = Self.hasLineComments(gaps)
    indentation = text.indentation(at: last.offset)
    if let pair = members.last(where: { $0.keyRange != $0.value.range }) {
      let between = text[pair.keyRange.upperBound..<pair.value.range.lowerBound]
      if between.allSatisfy({ " \t=".contains($0) }) { equals = between }
    }
  }

  private static func hasBlankLine(_ gap: String) -> Bool {
    // A trailing comment ends in the line of the entry before; then comes the blank line.
    let lines = gap.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.dropFirst().dropLast().contains { $0.allSatisfy(\.isWhitespace) }
  }

  private static func hasLineComments(_ gaps: [String]) -> Bool {
    let starts = gaps.flatMap { $0.split(whereSeparator: \.isNewline) }
      .map { $0.drop(while: \.isWhitespace).prefix(2) }
    return starts.contains("//") && !starts.contains("/*")
  }

  /// An entry with its comment, without a line end behind it.
  func entry(_ change: StringsFile.Change) -> String {
    let isBare = hasBareKeys && OldStyleText.isWord(change.key)
    let key = isBare ? change.key : OldStyleText.quoted(change.key)
    let line = indentation + key + equals + OldStyleText.quoted(change.value) + ";"
    guard let comment = change.comment else { return line }
    let isLineComment = hasLineComments && !comment.contains(where: \.isNewline)
    let words = isLineComment ? "// \(comment)" : OldStyleText.comment(comment)
    return indentation + words + lineEnd + line
  }
}

extension StringsFile {
  /// The bytes of a new file, as Xcode writes it: in UTF-8, a blank line behind each entry.
  package static func new(_ entries: [Change]) -> [UInt8] {
    let style = OldStyleStringsStyle()
    return Array(entries.map { style.entry($0) + "\n\n" }.joined().utf8)
  }
}
