/// Words for a search, with commas between that a program reads: 指纹, 手指, 人脸解锁.
struct KeywordList {
  private let text: ScannedText
  private let key: String

  init(_ text: ScannedText, key: String) {
    self.text = text
    self.key = key
  }

  /// Whether the key says so, or the text is at least three short words and nothing else.
  var isOne: Bool {
    let name = key.lowercased()
    if ["keyword", "search_term", "searchterm"].contains(where: name.contains) { return true }
    guard !text.features.contains(.fullWidthMark) else { return false }
    let words = text.scalars.split(omittingEmptySubsequences: false) { $0.value == "," }
    return words.count >= 3 && words.allSatisfy { $0.count <= 8 }
  }
}
