/// Finds where Chinese asks the reader for a permission.
enum ChineseRequest {
  /// The words that ask, or warn of a refusal, as they stand in the text.
  static func phrase(in text: String) -> String? {
    if let phrase = phrases.first(where: { text.contains($0) }) { return phrase }
    let start = text.drop { $0.isWhitespace }
    if let warning = warnings.first(where: { start.hasPrefix($0) }) { return warning }
    if let allow = ["允许", "允許"].first(where: { start.hasPrefix($0) }) {
      let rest = start.dropFirst(2)
      // “允许你……” tells what the reader can do.
      guard !["你", "您", "用户", "用戶", "使用者"].contains(where: { rest.hasPrefix($0) }) else {
        return nil
      }
      let near = String(rest.prefix(14))
      return granted.contains { near.contains($0) } ? allow : nil
    }
    return provided(in: text) ?? duty(in: String(start))
  }

  /// “需要你提供……权限”.
  private static func provided(in text: String) -> String? {
    for phrase in [
      "需要您提供", "需要你提供", "需要您授予", "需要你授予", "需要您的授权", "需要你的授权", "需要您的授權", "需要你的授權", "需要您的同意",
      "需要你的同意",
    ] {
      if text.contains(phrase) { return phrase }
    }
    return nil
  }

  /// “需要从……读取”: at the start, and with no word of purpose, it tells the reader to do it.
  private static func duty(in text: String) -> String? {
    guard !purposes.contains(where: { text.contains($0) }) else { return nil }
    return ["需要將", "需要将", "需要把", "需要從", "需要从", "需要你和", "需要您和", "需要你与", "需要您与", "需要你與", "需要您與"]
      .first { text.hasPrefix($0) }
  }

  private static let phrases = [
    "请允许", "請允許", "请授权", "請授權", "请授予", "請授予", "请同意", "請同意", "请开启", "請開啟", "请打开", "請打開", "请开放",
    "請開放", "需要此权限", "需要此權限", "需要该权限", "需要該權限", "需要这个权限", "需要這個權限", "需要这项权限", "需要這項權限",
    "需要权限", "需要權限", "需要存取權才", "需要存取權限才", "需要访问权限才", "需要取用權限才", "建议选择", "建議選擇", "建议选取",
    "建議選取",
  ]
  /// At the start: what a refusal costs is no reason.
  private static let warnings = [
    "若不允许", "若不允許", "如不允许", "如不允許", "如果不允许", "如果不允許", "如果你不允许", "如果你不允許", "如果您不允许", "如果您不允許",
    "若您不允许", "若您不允許", "若你不允许", "若你不允許", "若拒绝", "若拒絕", "如果拒绝", "如果拒絕",
  ]
  private static let granted = [
    "访问", "訪問", "使用", "存取", "取用", "获取", "獲取", "定位", "权限", "權限", "读取", "讀取",
  ]
  private static let purposes = ["用于", "用於", "用来", "用來", "以便", "为了", "為了", "，"]
}
