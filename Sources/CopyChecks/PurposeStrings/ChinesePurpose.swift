/// Tells whether Chinese says what an app does, by the words that say nothing of it.
///
/// A text that has only words of asking, names of what is asked for and empty promises says no use.
/// One character that belongs to no such word is enough to believe that it does.
enum ChinesePurpose {
  /// Whether a text says no use.
  static func isVague(_ text: String, appNames: [String]) -> Bool {
    var text = text
    for name in appNames { text = text.replacing(name, with: "App") }
    let start = subjectEnd(of: text)
    return isCovered(text[start...]) || isDenial(text)
  }

  /// Where a name in Latin letters before a word of asking ends: `Delta Chat 需要`.
  private static func subjectEnd(of text: String) -> String.Index {
    let name = text.prefix { $0.isASCII && ($0.isLetter || $0 == " " || $0.isNumber) }
    let rest = text[name.endIndex...]
    let asks = ["需要", "想要", "希望", "请求", "請求", "申请", "申請", "要求", "使用", "将", "將", "会", "會"]
    return asks.contains { rest.hasPrefix($0) } ? name.endIndex : text.startIndex
  }

  private static func isCovered(_ text: Substring) -> Bool {
    var rest = text
    var words = 0
    while let first = rest.first {
      if !first.isLetter && !first.isNumber {
        rest = rest.dropFirst()
      } else if first.isASCII {
        let word = rest.prefix { $0.isASCII && $0.isLetter }
        guard !word.isEmpty, latinWords.contains(word.lowercased()) else { return false }
        rest = rest.dropFirst(word.count)
        words += 1
      } else if let length = (1...longest).reversed().first(where: {
        vocabulary.contains(String(rest.prefix($0)))
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

  private static let latinWords: Set<String> = [
    "app", "face", "id", "siri", "apple", "music", "iphone", "ipad", "gps", "nfc", "healthkit",
    "homekit", "bluetooth", "wi", "fi", "product", "name",
  ]

  private static let vocabulary: Set<String> = Set(
    [
      // What is asked for.
      "相机", "相機", "照相机", "照相機", "摄像头", "攝影機", "攝像頭", "麦克风", "麥克風", "咪高風", "话筒", "照片", "相片",
      "图片", "圖片", "相册", "相冊", "相簿", "图库", "圖庫", "照片库", "照片圖庫", "照片图库", "相片圖庫", "照片庫", "位置",
      "定位", "地理位置", "位置信息", "位置資訊", "位置数据", "位置資料", "定位服务", "定位服務", "位置服务", "位置服務", "通讯录",
      "通訊錄", "联系人", "聯絡人", "日历", "日曆", "行事曆", "提醒事项", "提醒事項", "蓝牙", "藍牙", "藍芽", "网络", "網路",
      "網絡", "本地网络", "區域網路", "區域網絡", "本機網路", "媒体库", "媒體庫", "媒体", "媒體", "音乐", "音樂", "语音识别",
      "語音辨識", "語音識別", "面容", "面部", "人脸", "健康", "健康数据", "健康資料", "健康信息", "健康資訊", "健康數據", "运动",
      "運動", "健身", "动作与健身", "運動與健身", "活动跟踪", "活動跟踪", "追蹤", "跟踪", "通知", "设备", "設備", "裝置", "手机",
      "手機", "存储", "儲存空間", "信息", "資訊", "数据", "資料", "服务", "服務", "系统", "系統",
      // Words between.
      "的", "和", "与", "與", "及", "或", "在", "对", "對", "以", "来", "來", "为", "為", "为了", "為了", "是", "可",
      "可以", "会", "會", "将", "將", "能", "才能", "方可", "时", "時", "中", "后", "後", "等", "其", "使用时", "使用時",
      "期间",
      "期間", "我们", "我們", "我", "您", "你", "您的", "你的", "用户", "用戶", "使用者", "本", "此", "该", "該", "这个",
      "這個",
      "应用", "應用", "应用程序", "應用程式", "程序", "程式", "软件", "軟件", "軟體", "本应用", "本應用", "后台", "後台", "始终",
      "始終",
      "一直", "永远", "永遠", "持续", "持續", "一些", "某些", "部分", "相关", "相關", "有关", "有關", "所有", "全部", "更多", "被",
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

  private static let longest = vocabulary.map(\.count).max() ?? 1
}
