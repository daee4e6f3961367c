/// Finds where a text tells people to choose something by its name in quotation marks.
struct ChoiceFinder: Sendable {
  private let verbs = PhraseList([
    "tap", "tap on", "click", "click on", "press", "choose", "select", "hit", "tapping", "choosing",
    "selecting", "pressing", "点击", "点按", "轻点", "点选", "轻触", "选择", "选取", "按下", "點擊", "點按", "點選",
    "點一下", "輕觸", "選擇", "選取", "按一下", "點",
  ])

  /// Calls a closure with each name, and with the range from the verb to the end of it.
  func forEach(
    in scalars: [ScannedText.Scalar],
    _ body: (_ name: QuotedName, _ range: Range<Int>) -> Void
  ) {
    var index = 0
    while index < scalars.count {
      guard let verb = verbs.end(at: index, in: scalars) else {
        index += 1
        continue
      }
      var start = verb
      while start < scalars.count, start < verb + 2, scalars[start].cls == .space { start += 1 }
      if start < scalars.count, let name = QuotedName(at: start, in: scalars) {
        body(name, index..<name.whole.upperBound)
      }
      index = verb
    }
  }
}
