/// Words for a search, with marks between that a program reads: 指纹, 手指, 人脸解锁.
struct KeywordList {
  private let text: ScannedText
  private let key: String

  init(_ text: ScannedText, key: String) {
    self.text = text
    self.key = key
  }

  /// Whether the key says so, or the text is at least three short words and nothing else.
  ///
  /// Between words with semicolons there is no space: `地图;路线;导航;`.
  func isOne(with mark: Unicode.Scalar) -> Bool {
    let name = key.lowercased()
    if ["keyword", "search_term", "searchterm"].contains(where: name.contains) { return true }
    guard mark == "," || mark == ";", !text.features.contains(.fullWidthMark) else { return false }
    let words = text.scalars.split(omittingEmptySubsequences: false) { $0.value == mark }
    guard words.count >= 3 else { return false }
    return mark == ","
      ? words.allSatisfy { $0.count <= 8 }
      : words.allSatisfy { $0.count <= 16 && $0.first?.cls != .space }
  }
}
