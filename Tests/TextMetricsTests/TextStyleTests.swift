import Testing
import TextMetrics

struct TextStyleTests {
  // Human Interface Guidelines, Typography, Specifications: “iOS, iPadOS Dynamic Type sizes” (Large,
  // xxxLarge) and “larger accessibility type sizes” (AX5): size and leading in points.
  @Test(arguments: [
    (TextStyle.headline, [(17, 22), (23, 29), (53, 62)]),
    (.body, [(17, 22), (23, 29), (53, 62)]),
    (.footnote, [(13, 18), (19, 24), (44, 52)]),
  ])
  func `sizes are those of Apple’s table`(style: TextStyle, rows: [(Int, Int)]) {
    let found = TextSize.allCases.map { [style.size(at: $0), style.leading(at: $0)] }
    #expect(found == rows.map { [$0.0, $0.1] })
  }

  // The same page: only Headline is semibold.
  @Test func `a headline is semibold`() {
    #expect(TextStyle.allCases.filter { $0.face == .semibold } == [.headline])
  }
}
