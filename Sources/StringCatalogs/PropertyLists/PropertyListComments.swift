internal import Diagnostics

/// The comments of a property list that is text, by the members that they stand beside.
struct PropertyListComments {
  private struct Comment {
    let text: String
    let range: Range<Int>
    /// Line ends between the end of the comment and what comes next.
    var linesAfter = 0
  }

  private let bytes: [UInt8]

  init(of text: SourceText) {
    bytes = text.utf8
  }

  /// What the comments around a member say of it; `nil` where there is none.
  ///
  /// As genstrings and Xcode write it, the comment of a key stands right above it. A blank line
  /// parts a comment from the key, as the header of a file. One that stands behind an entry in its
  /// line belongs to that entry.
  ///
  /// The text `before` begins with the member before or with the file; that `after` ends with the
  /// next member or with the file.
  func comment(before: Range<Int>, isFirst: Bool, after: Range<Int>) -> String? {
    var above = comments(in: before).comments
    if !isFirst { above.removeFirst(trailingCount(in: before)) }
    let attached = above.reversed().prefix { $0.linesAfter <= 1 }.reversed()
    let own =
      attached.isEmpty
      ? comments(in: after).comments.prefix(trailingCount(in: after)).map(\.text)
      : attached.map(\.text)
    let text = own.filter { !$0.isEmpty }.joined(separator: "\n")
    return text.isEmpty ? nil : text
  }

  /// How many comments stand in the line that the range begins in, and end in it.
  private func trailingCount(in range: Range<Int>) -> Int {
    let (linesBefore, comments) = comments(in: range)
    guard linesBefore == 0 else { return 0 }
    guard let last = comments.firstIndex(where: { $0.linesAfter > 0 }) else {
      return range.upperBound == bytes.count ? comments.count : 0
    }
    return last + 1
  }

  private func comments(in range: Range<Int>) -> (linesBefore: Int, comments: [Comment]) {
    var comments: [Comment] = []
    var linesBefore = 0
    var index = range.lowerBound
    while index < range.upperBound {
      if let (body, end) = commentBody(at: index, limit: range.upperBound) {
        comments.append(Comment(text: Self.trimmed(bytes[body]), range: index..<end))
        index = end
        continue
      }
      if isLineEnd(at: index) {
        if comments.isEmpty {
          linesBefore += 1
        } else {
          comments[comments.count - 1].linesAfter += 1
        }
      }
      index += 1
    }
    return (linesBefore, comments)
  }

  private func isLineEnd(at index: Int) -> Bool {
    if bytes[index] == 0x0A { return true }
    return bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
  }

  /// Where the text of the comment is that begins here, and where the comment ends.
  private func commentBody(at index: Int, limit: Int) -> (body: Range<Int>, end: Int)? {
    for (opening, closing) in [("/*", "*/"), ("<!--", "-->")]
    where bytes[index..<limit].starts(with: opening.utf8) {
      let start = index + opening.utf8.count
      let end =
        (start..<limit).first { bytes[$0..<limit].starts(with: closing.utf8) } ?? limit
      return (start..<end, min(end + closing.utf8.count, limit))
    }
    guard bytes[index..<limit].starts(with: "//".utf8) else { return nil }
    let end = (index..<limit).first { bytes[$0] == 0x0A || bytes[$0] == 0x0D } ?? limit
    return ((index + 2)..<end, end)
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    let isSpace: (UInt8) -> Bool = { (0x09...0x0D).contains($0) || $0 == 0x20 }
    let start = bytes.firstIndex { !isSpace($0) } ?? bytes.endIndex
    let end = bytes.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? start
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
