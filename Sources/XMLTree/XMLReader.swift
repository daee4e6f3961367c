package import Diagnostics
internal import Foundation
internal import FoundationXML

/// Reads XML through libxml2, by FoundationXML.
///
/// No entity is loaded or expanded, but for the five of XML itself: a document type that declares
/// some is refused, for their text would be lost.
package enum XMLReader {
  /// Elements in elements; far more than any file of strings has.
  static let maximumDepth = 256

  /// The root element of a file.
  ///
  /// - Throws: a diagnostic with line and column where the file is no XML.
  package static func read(_ bytes: [UInt8], file: String) throws(Diagnostic) -> XMLElement {
    try checkBeginning(bytes, file: file)
    let parser = XMLParser(data: Data(bytes))
    parser.shouldProcessNamespaces = true
    parser.shouldResolveExternalEntities = false
    let builder = XMLTreeBuilder(file: file)
    parser.delegate = builder
    let isComplete = parser.parse()
    if let fault = builder.fault { throw fault }
    guard isComplete, let root = builder.root else {
      throw XMLFault.diagnostic(
        code: parser.parserError.map { ($0 as NSError).code } ?? 0,
        at: SourceLocation(file: file, line: parser.lineNumber, column: parser.columnNumber)
      )
    }
    return root
  }

  private static func checkBeginning(_ bytes: [UInt8], file: String) throws(Diagnostic) {
    let start = SourceLocation(file: file, line: 1, column: 1)
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    guard !text.isEmpty else {
      throw Diagnostic(.error, at: start, "the file is empty", advice: "restore it")
    }
    guard !bytes.starts(with: "PK\u{3}\u{4}".utf8) else {
      throw Diagnostic(
        .error,
        at: start,
        "this is a ZIP archive, not an XML file",
        advice: "unpack it, and give the file inside"
      )
    }
    if let offset = declarationsOffset(bytes) {
      throw Diagnostic(
        .error,
        at: location(of: offset, in: bytes, file: file),
        "a document type with declarations of its own is not read",
        advice: "remove it, and write out what the entities in it stand for"
      )
    }
  }

  /// The offset of a document type that has declarations; one may stand before the root only.
  private static func declarationsOffset(_ bytes: [UInt8]) -> Int? {
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = bytes[start...]
      if rest.starts(with: "<!DOCTYPE".utf8) {
        let end = rest.firstIndex { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "[") }
        return end.flatMap { bytes[$0] == UInt8(ascii: "[") ? start : nil }
      }
      if rest.starts(with: "<!--".utf8) {
        guard let end = firstIndex(of: "-->", in: rest) else { return nil }
        index = end
      } else if rest.starts(with: "<?".utf8) {
        index = start + 2
      } else {
        return nil
      }
    }
    return nil
  }

  private static func firstIndex(of word: String, in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.first { bytes[$0...].starts(with: word.utf8) }
  }

  private static func location(of offset: Int, in bytes: [UInt8], file: String) -> SourceLocation {
    let before = bytes[..<offset]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return SourceLocation(
      file: file,
      line: before.count { $0 == 0x0A } + 1,
      column: offset - lineStart + 1
    )
  }
}
