internal import CopyChecks

/// A comment in an Info.plist that turns rules off for the key behind it.
struct InfoPlistComment {
  /// What stands between its marks.
  let text: String
  /// Where that begins.
  let start: Int
  /// The key that comes next, as findings name it.
  let key: String

  /// Those of a file that name rules to turn off; what stands in strings is no comment.
  static func all(of infoPlist: InfoPlistFile, in utf8: [UInt8]) -> [InfoPlistComment] {
    let mark = Array(SuppressionComment.mark.description.utf8)
    let (opening, closing) = (Array("<!--".utf8), Array("-->".utf8))
    var comments: [InfoPlistComment] = []
    var index = 0
    while let found = ByteSearch.first(mark, in: utf8, from: index) {
      index = found + mark.count
      guard let start = ByteSearch.last(opening, in: utf8, before: found),
        ByteSearch.last(closing, in: utf8, before: found).map({ $0 < start }) ?? true,
        let end = ByteSearch.first(closing, in: utf8, from: found)
      else { continue }
      index = end
      guard let key = key(behind: end, of: infoPlist, in: utf8) else { continue }
      let content = (start + opening.count)..<end
      comments.append(
        InfoPlistComment(
          text: String(decoding: utf8[content], as: UTF8.self),
          start: content.lowerBound,
          key: key
        )
      )
    }
    return comments
  }

  private static func key(
    behind offset: Int,
    of infoPlist: InfoPlistFile,
    in utf8: [UInt8]
  ) -> String? {
    let (opening, closing) = (Array("<key>".utf8), Array("</key>".utf8))
    guard let tag = ByteSearch.first(opening, in: utf8, from: offset),
      let end = ByteSearch.first(closing, in: utf8, from: tag)
    else { return nil }
    let start = tag + opening.count
    let entry = infoPlist.entries.first { $0.keyOrigin.range.lowerBound == start }
    return entry?.key ?? String(decoding: utf8[start..<end], as: UTF8.self)
  }
}
