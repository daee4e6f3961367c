internal import CopyChecks
internal import Diagnostics

/// What fixes change, as lines before and after, in the manner of a diff.
///
/// It is for people: characters that cannot be seen are named, so that no patch can be made of it.
package struct FixListing: Sendable {
  /// The text.
  package let text: String

  package init(_ files: [FixedFile]) {
    text = files.map { "--- \($0.path)\n+++ \($0.path)\n" + Self.lines(of: $0) }.joined()
  }

  private static func lines(of file: FixedFile) -> String {
    var text = ""
    for block in blocks(of: file) {
      let old = file.file.source[block.range]
      let new = applied(block.edits, to: block.range, of: file.file.source)
      text += "@@ line \(file.file.location(offset: block.range.lowerBound).line) @@\n"
      text += listed(old, "-") + listed(new, "+")
    }
    return text
  }

  /// Whole lines, and the edits in them.
  private struct Block {
    var range: Range<Int>
    var edits: [TextEdit]
  }

  private static func blocks(of file: FixedFile) -> [Block] {
    let source = file.file.source
    var blocks: [Block] = []
    for edit in file.edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      if let last = blocks.indices.last, edit.range.lowerBound <= blocks[last].range.upperBound {
        let end = max(blocks[last].range.upperBound, lineEnd(from: edit.range.upperBound, source))
        blocks[last].range = blocks[last].range.lowerBound..<end
        blocks[last].edits.append(edit)
      } else {
        let start =
          edit.range.lowerBound - (source.location(offset: edit.range.lowerBound).column - 1)
        let end = lineEnd(from: edit.range.upperBound, source)
        blocks.append(Block(range: start..<end, edits: [edit]))
      }
    }
    return blocks
  }

  private static func lineEnd(from offset: Int, _ source: SourceText) -> Int {
    source.utf8[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? source.utf8.count
  }

  private static func applied(_ edits: [TextEdit], to range: Range<Int>, of source: SourceText)
    -> String
  {
    var text = ""
    var end = range.lowerBound
    for edit in edits {
      text += source[end..<edit.range.lowerBound] + edit.replacement
      end = edit.range.upperBound
    }
    return text + source[end..<range.upperBound]
  }

  private static func listed(_ text: String, _ mark: String) -> String {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }
      .map { "\(mark)\(VisibleText.shown(String($0)))\n" }
      .joined()
  }
}
