internal import CReviewPage
internal import Diagnostics

/// The page of a review: one file of HTML with styles, scripts and data in it.
package struct ReviewPage: Sendable {
  private let title: String
  private let document: JSONDocument
  private let session: ReviewSession

  package init(document: ReviewDocument, session: ReviewSession) {
    title = document.title
    self.document = document.json
    self.session = session
  }

  /// The page in UTF-8; each time with another nonce.
  package var bytes: [UInt8] {
    let nonce = RandomDigits().text
    return PageTemplate(Self.contents(of: creviewpage_html)).filled { marker in
      switch marker {
      case "POLICY": HTMLText(session.contentSecurityPolicy(nonce: nonce)).bytes
      case "NONCE": Array(nonce.utf8)
      case "TITLE": HTMLText(title).bytes
      case "CSS": Self.contents(of: creviewpage_css)
      case "SCRIPT": Self.contents(of: creviewpage_script)
      case "DOCUMENT": ScriptData(document).bytes
      case "SESSION": ScriptData(session.json).bytes
      default: nil
      }
    }
  }

  private static func contents(of file: creviewpage_file) -> [UInt8] {
    Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }
}
