import CopyReview
import Foundation
import Testing

/// What a page holds, as a browser's parser takes it apart.
struct ReviewPageTests {
  private static let hostile = [
    "</script><script>alert(1)</script>", "<!--<script>", "]]>", "a\u{2028}b\u{2029}c",
    "<img src=x onerror=alert(1)>", "\" onload=\"alert(1)", "%DOCUMENT% %NONCE%", "&lt;",
    "\u{1}\u{7F}", "¨©\u{A8}\u{80A8}",
  ]

  private static func page(_ session: ReviewSession) throws -> (text: String, keys: Set<String>) {
    let files = try ReviewedFiles()
    try files.add(
      Dictionary(uniqueKeysWithValues: hostile.map { ($0, ["en": $0, "zh-Hans": $0]) }),
      to: "Alerts.xcstrings",
      comment: hostile.joined()
    )
    var document = try files.document()
    document.title = hostile.joined()
    let bytes = ReviewPage(document: document, session: session).bytes
    let text = try #require(String(validating: bytes, as: UTF8.self))
    return (text, Set(document.strings.map(\.key)))
  }

  /// The content of a script element of JSON: HTML ends it at the first `</script`.
  private static func content(_ id: String, in page: String) throws -> Substring {
    let start = try #require(
      page.range(of: "<script type=\"application/json\" id=\"\(id)\">")
    )
    let rest = page[start.upperBound...]
    let end = try #require(rest.range(of: "</script", options: .caseInsensitive))
    return rest[..<end.lowerBound]
  }

  private static func data(_ id: String, in page: String) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(content(id, in: page).utf8))
    return try #require(object as? [String: Any])
  }

  @Test func `hostile texts come back as they are`() throws {
    let (page, keys) = try Self.page(.offline)
    let document = try Self.data("document", in: page)
    let strings = document.objects("strings")
    #expect(Set(strings.map { $0["key"] as? String ?? "" }) == keys)
    #expect(keys == Set(Self.hostile))
    #expect(strings.allSatisfy { $0["comment"] as? String == Self.hostile.joined() })
    #expect(document["title"] as? String == Self.hostile.joined())
    #expect(try Self.data("session", in: page)["mode"] as? String == "offline")
  }

  @Test func `no tag and no line end of theirs stands in the page`() throws {
    let page = try Self.page(.offline).text
    #expect(!page.contains("<script>alert") && !page.contains("<img src=x"))
    #expect(try !Self.content("document", in: page).unicodeScalars.contains("\u{2028}"))
    #expect(!page.contains("]]>"))
  }

  // CSP Level 3: a nonce is not to be used twice.
  @Test func `each page has a policy with a nonce of its own`() throws {
    let pages = try (0..<3).map { _ in try Self.page(.served(base: "/t/")).text }
    let nonces = try pages.map { page in
      let match = try #require(page.firstMatch(of: /script-src 'nonce-([0-9a-f]{32})'/))
      #expect(page.contains("nonce=\"\(match.1)\""))
      return String(match.1)
    }
    #expect(Set(nonces).count == 3)
    #expect(pages[0].contains("connect-src 'self'"))
    #expect(try !Self.page(.offline).text.contains("connect-src"))
  }
}
