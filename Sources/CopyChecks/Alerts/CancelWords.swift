/// Words of buttons that leave things as they are.
enum CancelWords {
  /// The word of the OS for it, by writing; `nil` where no term is known.
  static func official(in writing: Writing) -> String? {
    switch writing {
    case .english: "Cancel"
    case .simplified, .taiwan, .hongKong: "取消"
    case .other: nil
    }
  }

  /// Other words for it, in lower case, in English and Chinese.
  static let others: Set<String> = [
    "not now", "later", "maybe later", "no thanks", "no thank you", "no, thanks", "close",
    "dismiss",
    "skip", "skip for now", "ask me later", "remind me later", "don't allow", "deny", "ignore",
    "以后", "以后再说", "稍后", "稍后再说", "暂不", "暂时不用", "不用了", "不了", "不允许", "拒绝", "关闭",
    "跳过", "忽略", "我知道了", "下次再说", "以後", "以後再說", "稍後", "稍後再說", "稍後決定", "暫不", "不用了",
    "不允許", "拒絕", "關閉", "跳過", "略過", "忽略", "我知道了", "下次再說", "現在不要",
  ]
}
