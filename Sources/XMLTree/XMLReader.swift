package import Diagnostics
internal import Foundation
internal import FoundationXML

/// Reads XML through libxml2, by FoundationXML.
///
/// No entity is loaded or expanded, but for the five of XML itself: a document type that declares
/// some is refused, and so is a reference to any other, for their text would be lost.
package enum XMLReader {
  /// Elements in elements; far more than any file of strings has.
  static let maximumDepth = 256

  /// The root element of a file in UTF-8, UTF-16, ISO-8859-1 or Windows-1252.
  ///
  /// - Throws: a diagnostic with line and column where the file is no XML.
  package static func read(_ bytes: [UInt8], file: String) throws(Diagnostic) -> XMLElement {
    let text = try decode(bytes, file: file)
    do throws(Diagnostic) {
      try check(text)
      try XMLTagLength.check(text)
      return try parse(text)
    } catch {
      throw text.mergeConflict ?? error
    }
  }

  private static func parse(_ text: SourceText) throws(Diagnostic) -> XMLElement {
    // Of data in one piece libxml2 reads no more than 10 MB.
    let stream = InputStream(data: Data(withoutDeclaration(text.utf8)))
    let parser = XMLParser(stream: stream)
    parser.shouldProcessNamespaces = true
    parser.shouldResolveExternalEntities = false
    let builder = XMLTreeBuilder(file: text.file)
    parser.delegate = builder
    let isComplete = parser.parse()
    if let fault = builder.fault { throw fault }
    guard isComplete, let root = builder.root else {
      throw XMLFault.diagnostic(
        code: parser.parserError.map { ($0 as NSError).code } ?? 0,
        at: SourceLocation(
          file: text.file,
          line: max(parser.lineNumber, 1),
          column: max(parser.columnNumber, 1)
        )
      )
    }
    return root
  }

  /// Encodings of 8 bits that are read where a file says that it is in one.
  private static let encodings: [String: String.Encoding] = [
    "ISO-8859-1": .isoLatin1, "WINDOWS-1252": .windowsCP1252,
  ]
  /// Names of what is UTF-8 where it is not UTF-16.
  private static let namesOfUTF8: Set = ["UTF-8", "UTF8", "UTF-16", "US-ASCII", "ASCII"]

  private static func decode(_ bytes: [UInt8], file: String) throws(Diagnostic) -> SourceText {
    guard let name = XMLDeclaration.encoding(in: bytes), !namesOfUTF8.contains(name.uppercased())
    else { return try SourceText(decoding: bytes, file: file) }
    guard let encoding = encodings[name.uppercased()],
      let text = String(bytes: bytes, encoding: encoding)
    else {
      throw Diagnostic(
        .error,
        at: SourceLocation(file: file, line: 1, column: 1),
        "the file says that it is in \(name), which is not read",
        advice: "convert it with `iconv -f \(name) -t UTF-8`, and write UTF-8 for \(name) in it"
      )
    }
    return try SourceText(decoding: Array(text.utf8), file: file)
  }

  private static func check(_ text: SourceText) throws(Diagnostic) {
    guard let first = text.utf8.first else {
      throw Diagnostic(
        .error,
        at: text.location(offset: 0),
        "the file is empty",
        advice: "restore it"
      )
    }
    guard !text.utf8.starts(with: "PK\u{3}\u{4}".utf8) else {
      throw Diagnostic(
        .error,
        at: text.location(offset: 0),
        "this is a ZIP archive, not an XML file",
        advice: "unpack it, and give the file inside"
      )
    }
    // Whatever else it begins with, libxml2 might take for an encoding that nobody looked through.
    guard "< \t\r\n".utf8.contains(first) else {
      throw XMLFault.diagnostic(code: XMLFault.documentEmpty, at: text.location(offset: 0))
    }
    switch XMLProlog.fault(in: text.utf8) {
    case .declarations(let offset):
      throw Diagnostic(
        .error,
        at: text.location(offset: offset),
        "a document type with declarations of its own is not read",
        advice: "remove it, and write out what the entities in it stand for"
      )
    case .reference(let offset):
      throw XMLFault.diagnostic(
        code: XMLFault.entityNotDeclared,
        at: text.location(offset: offset)
      )
    case nil: break
    }
  }

  /// A text in UTF-8 without its declaration, which may name the encoding that it was in before.
  private static func withoutDeclaration(_ utf8: [UInt8]) -> [UInt8] {
    guard utf8.starts(with: "<?xml".utf8), utf8.count > 5, " \t\r\n".utf8.contains(utf8[5]),
      let end = utf8.firstIndex(of: UInt8(ascii: ">")), utf8[end - 1] == UInt8(ascii: "?")
    else { return utf8 }
    var utf8 = utf8
    // Spaces, so that all else keeps its place.
    for index in 0...end where utf8[index] != 0x0A && utf8[index] != 0x0D { utf8[index] = 0x20 }
    return utf8
  }
}
