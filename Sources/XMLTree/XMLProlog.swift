/// What stands in an XML file before and beside its elements, and libxml2 would not tell of.
///
/// A document type may declare entities, in the file or in another. Their text would be dropped
/// without a word, for FoundationXML tells nothing of them; so what declares or uses some is found
/// here. All that is read is UTF-8, as libxml2 is given it.
struct XMLProlog {
  /// Why a file is not read, and where.
  enum Fault: Equatable {
    /// A document type that declares something.
    case declarations(offset: Int)
    /// A reference to an entity that only another file could declare.
    case reference(offset: Int)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  /// The first fault of a file.
  static func fault(in utf8: [UInt8]) -> Fault? {
    utf8.withUnsafeBufferPointer { bytes in
      var prolog = XMLProlog(bytes: bytes)
      return prolog.fault()
    }
  }

  private mutating func fault() -> Fault? {
    var hasDocumentType = false
    while skip(to: "<") {
      let start = index
      if skipWhatIsNoMarkup() { continue }
      guard starts(with: "<!DOCTYPE") else { break }
      hasDocumentType = true
      if documentTypeDeclares() { return .declarations(offset: start) }
    }
    return hasDocumentType ? reference().map { .reference(offset: $0) } : nil
  }

  /// Whether a document type has declarations of its own; it is skipped if not.
  private mutating func documentTypeDeclares() -> Bool {
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "["): return true
      case UInt8(ascii: ">"): return false
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        while index < bytes.count, bytes[index] != byte { index += 1 }
        index += 1
      default: break
      }
    }
    return false
  }

  /// The offset of the first reference that neither is to a character nor to one of the five
  /// entities of XML itself.
  private mutating func reference() -> Int? {
    let known = ["&#", "&amp;", "&lt;", "&gt;", "&quot;", "&apos;"]
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "<"):
        if !skipWhatIsNoMarkup() { index += 1 }
      case UInt8(ascii: "&"):
        if !known.contains(where: starts) { return index }
        index += 1
      default: index += 1
      }
    }
    return nil
  }

  /// Skips a comment, a processing instruction or a CDATA section that begins here.
  private mutating func skipWhatIsNoMarkup() -> Bool {
    for (start, end) in [("<!--", "-->"), ("<?", "?>"), ("<![CDATA[", "]]>")]
    where starts(with: start) {
      index += start.utf8.count
      if skip(to: end) { index += end.utf8.count }
      return true
    }
    return false
  }

  private func starts(with word: String) -> Bool {
    index <= bytes.count && bytes[index...].starts(with: word.utf8)
  }

  /// Goes to the next place where a word stands; to the end where there is none.
  private mutating func skip(to word: String) -> Bool {
    let first = word.utf8.first
    while index < bytes.count {
      if bytes[index] == first, starts(with: word) { return true }
      index += 1
    }
    return false
  }
}
