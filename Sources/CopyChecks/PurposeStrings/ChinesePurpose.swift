/// Tells whether Chinese says what an app does, by the words that say nothing of it.
///
/// A text that has only words of asking, names of what is asked for and empty promises says no use.
/// One character that belongs to no such word is enough to believe that it does.
enum ChinesePurpose {
  /// Whether a text says no use.
  static func isVague(_ text: String, of permission: PurposeSubjectWords, appNames: [String])
    -> Bool
  {
    var text = text
    for name in appNames { text = text.replacing(name, with: "App") }
    let start = subjectEnd(of: text)
    return isCovered(text[start...], permission) || isDenial(text)
  }

  /// Where a name in Latin letters before a word of asking ends: `UberEats 需要`.
  private static func subjectEnd(of text: String) -> String.Index {
    let name = text.prefix { $0.isASCII && $0.isLetter }
    let rest = text[name.endIndex...].drop { $0 == " " }
    let asks = ["需要", "想要", "希望", "请求", "請求", "申请", "申請", "要求", "使用", "将", "將", "会", "會"]
    let isName = EnglishPurpose.isMadeUp(name) && asks.contains { rest.hasPrefix($0) }
    return isName ? rest.startIndex : text.startIndex
  }

  private static func isCovered(_ text: Substring, _ permission: PurposeSubjectWords) -> Bool {
    var rest = text
    var words = 0
    while let first = rest.first {
      if !first.isLetter && !first.isNumber {
        rest = rest.dropFirst()
      } else if first.isASCII {
        let word = rest.prefix { $0.isASCII && $0.isLetter }
        guard !word.isEmpty, isName(word.lowercased(), permission) else { return false }
        rest = rest.dropFirst(word.count)
        words += 1
      } else if let length = (1...longest).reversed().first(where: {
        let word = String(rest.prefix($0))
        return vocabulary.contains(word) || permission.chinese.contains(word)
      }) {
        rest = rest.dropFirst(length)
        words += 1
      } else {
        return false
      }
    }
    return words > 0
  }

  /// “不会写入任何数据”: what an app does not do is no reason to ask.
  private static func isDenial(_ text: String) -> Bool {
    guard text.dropLast().allSatisfy({ !"，。；：！？,;".contains($0) }) else { return false }
    guard let denial = ["不会", "不會"].compactMap({ text.firstRange(of: $0) }).first else {
      return false
    }
    // “若不会离开设备”, “不会离线使用时” and the like say something else first.
    let before = text[..<denial.lowerBound]
    return before.allSatisfy { $0.isASCII || "本此该該应應用程式序我们們".contains($0) }
      && !text[denial.upperBound...].contains { "除但只仅僅才".contains($0) }
  }

  /// Names that stand in Latin letters.
  private static func isName(_ word: String, _ permission: PurposeSubjectWords) -> Bool {
    ["app", "iphone", "ipad", "ios"].contains(word) || permission.english.contains(word)
  }

  private static let vocabulary: Set<String> = Set(
    [
      "设备", "設備", "裝置", "手机", "手機", "存储", "儲存空間", "信息", "資訊", "数据", "資料", "服务", "服務", "系统", "系統",
      // Words between.
      "的", "和", "与", "與", "及", "或", "在", "对", "對", "以", "来", "來", "为", "為", "为了", "為了", "是", "可",
      "可以", "会", "會", "将", "將", "能", "才能", "方可", "时", "時", "中", "后", "後", "等", "其", "使用时", "使用時",
      "期间",
      "期間", "我们", "我們", "我", "您", "你", "您的", "你的", "用户", "用戶", "使用者", "本", "此", "该", "該", "这个",
      "這個",
      "应用", "應用", "应用程序", "應用程式", "程序", "程式", "软件", "軟件", "軟體", "本应用", "本應用", "后台", "後台", "前台",
      "前景", "背景", "始终",
      "始終",
      "一直", "永远", "永遠", "持续", "持續", "一些", "某些", "部分", "相关", "相關", "是否", "根据", "根據", "用于", "用於",
      "用来", "用來", "地", "有关", "有關", "所有", "全部", "更多", "被",
      // Words of asking.
      "需要", "需", "必须", "必須", "必要", "要", "想", "想要", "希望", "请", "請", "请求", "請求", "要求", "申请", "申請",
      "允许",
      "允許", "许可", "許可", "权限", "權限", "访问权限", "訪問權限", "存取權限", "存取權", "取用權限", "使用权限", "使用權限", "授权",
      "授權", "授予", "同意", "开启", "開啟", "打开", "打開", "启用", "啟用", "访问", "訪問", "存取", "取用", "获取", "取得",
      "獲取",
      "使用", "用", "用到", "调用", "調用", "读取", "讀取", "写入", "寫入", "读写", "讀寫", "提供", "给予", "給予", "开放", "開放",
      // Promises that promise nothing.
      "更好", "更好地", "最佳", "良好", "更佳", "优质", "優質", "体验", "體驗", "使用体验", "使用體驗", "用户体验", "用戶體驗", "正常",
      "运行", "運行", "執行", "工作", "功能", "实现", "實現", "完整", "提升", "提高", "改善", "优化", "優化", "获得", "獲得",
      "享受",
      "确保", "確保", "保证", "保證", "方便", "便捷", "继续", "繼續", "进行", "進行", "完成", "操作", "基本", "各种", "各種",
      "其他",
    ]
  )

  /// The longest word, of the names of what is asked for, too.
  private static let longest = 6
}
