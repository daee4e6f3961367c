internal import Diagnostics
internal import Foundation
internal import FoundationXML

/// Makes the tree of what FoundationXML's parser tells.
final class XMLTreeBuilder: NSObject, XMLParserDelegate {
  private(set) var root: XMLElement?
  private(set) var fault: Diagnostic?
  private let file: String
  /// The elements that are open, the outermost first.
  private var open: [XMLElement] = []
  /// What stands between two tags, which the parser tells in pieces.
  private enum Run { case text, characterData }
  private var run: Run?
  private var pending = ""

  init(file: String) {
    self.file = file
  }

  private func location(_ parser: XMLParser) -> SourceLocation {
    SourceLocation(
      file: file,
      line: max(parser.lineNumber, 1),
      column: max(parser.columnNumber, 1)
    )
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    endRun()
    guard open.count < XMLReader.maximumDepth else {
      stop(
        parser,
        Diagnostic(
          .error,
          at: location(parser),
          "elements are nested more than \(XMLReader.maximumDepth) deep",
          advice: "restore the file; no file of strings is nested so"
        )
      )
      return
    }
    let namespace = namespaceURI.flatMap { $0.isEmpty ? nil : $0 }
    open.append(
      XMLElement(
        name: name,
        namespace: namespace,
        attributes: attributes,
        location: location(parser)
      )
    )
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    endRun()
    guard fault == nil, let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { append(.element(element)) }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if run != .text { endRun(); run = .text }
    pending += text
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    if run != .characterData { endRun(); run = .characterData }
    pending += String(decoding: block, as: UTF8.self)
  }

  func parser(_ parser: XMLParser, foundComment comment: String) {
    endRun()
    append(.comment(comment))
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    let code = (error as NSError).code
    // libxml2 says of a file that is cut off, too, that its document has ended.
    let isCutOff = code == XMLFault.documentEnd && !open.isEmpty
    stop(
      parser,
      XMLFault.diagnostic(
        code: isCutOff ? XMLFault.tagNotFinished : code,
        at: location(parser)
      )
    )
  }

  private func endRun() {
    switch run {
    case .text: append(.text(pending))
    case .characterData: append(.characterData(pending))
    case nil: return
    }
    run = nil
    pending = ""
  }

  private func append(_ node: XMLNode) {
    guard !open.isEmpty else { return }
    open[open.count - 1].children.append(node)
  }

  private func stop(_ parser: XMLParser, _ fault: Diagnostic) {
    // The parser goes on after an error; the first one tells most.
    if self.fault == nil { self.fault = fault }
    parser.abortParsing()
  }
}
