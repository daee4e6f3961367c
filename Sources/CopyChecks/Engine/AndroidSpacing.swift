/// What of an Android resource is not in the text that is made of it: spaces that collapse, quotation
/// marks, comments, and the tags `xliff:g`, which mark parts of a text for translators.
///
/// As aapt2 reads it (ResourceUtils.cpp, `StringBuilder`).
struct AndroidSpacing {
  private var isQuoted = false
  private var endsInSpace = false

  /// Takes what stands for nothing or for one space.
  ///
  /// - Returns: its UTF-8; `nil` where another character comes next.
  mutating func take(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    guard let byte = rest.first else { return nil }
    switch byte {
    case 0x20, 0x09...0x0D:
      guard !isQuoted else { return nil }
      rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
      defer { endsInSpace = true }
      return endsInSpace ? [] : [0x20]
    case UInt8(ascii: "\""):
      rest.removeFirst()
      isQuoted.toggle()
      endsInSpace = false
      return []
    case UInt8(ascii: "<"):
      guard let end = Self.end(of: rest) else { break }
      rest = rest[end...]
      return []
    default: break
    }
    endsInSpace = false
    return nil
  }

  /// Where a comment or a tag `xliff:g` ends that begins here.
  private static func end(of rest: ArraySlice<UInt8>) -> Int? {
    let isComment = rest.starts(with: "<!--".utf8)
    let isMark = rest.starts(with: "<xliff:g".utf8) || rest.starts(with: "</xliff:g".utf8)
    guard isComment || isMark else { return nil }
    let closing = Array((isComment ? "-->" : ">").utf8)
    return rest.indices.first { rest[$0...].starts(with: closing) }.map { $0 + closing.count }
  }
}
