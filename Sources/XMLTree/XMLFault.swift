internal import Diagnostics

/// The words for libxml2's errors, by its codes (`xmlParserErrors` in xmlerror.h).
enum XMLFault {
  static let documentEmpty = 4
  static let documentEnd = 5
  static let entityNotDeclared = 26
  static let tagNotFinished = 77

  static func diagnostic(code: Int, at location: SourceLocation) -> Diagnostic {
    let (message, advice) = words(code)
    return Diagnostic(.error, at: location, message, advice: advice)
  }

  private static func words(_ code: Int) -> (message: String, advice: String) {
    switch code {
    case 1:
      (
        "a tag, comment or CDATA section has more than the 10 MB that libxml2 reads of one",
        "make it shorter; text between tags may be longer"
      )
    case 0, documentEmpty: ("the file holds no XML", "restore it")
    case documentEnd: ("text stands after the end of the document", "remove it")
    case 9: ("a character stands here that XML does not allow", "remove it")
    case 23, 68: ("“&” or “<” begins no name here", "write &amp; for “&” and &lt; for “<”")
    case entityNotDeclared, 27, 28:
      ("an entity stands here that is not declared", "write out its text")
    case 38, 39, 40, 41: ("an attribute is damaged", "write name=\"value\"")
    case 42: ("an attribute stands twice in a tag", "remove one")
    case 64:
      (
        "an XML declaration stands inside the file",
        "remove it, or part the file; it may be two in one"
      )
    case 73, 74: ("a tag does not end", "add “>”")
    case 76: ("an end tag does not match the start tag", "close the elements in their order")
    case tagNotFinished: ("an element does not end; the file may be cut off", "restore it")
    case 201: ("a prefix is not bound to a namespace", "declare it with xmlns:prefix=\"…\"")
    default:
      (
        "this is not well-formed XML (libxml2 error \(code))",
        "look at the line, or restore the file"
      )
    }
  }
}
