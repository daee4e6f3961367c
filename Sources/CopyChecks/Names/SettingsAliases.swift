/// Names by which apps call rows of Settings, and which iOS does not show.
///
/// They were read in public code, beside the official names of the terms.
enum SettingsAliases {
  /// The names of rows by term and writing.
  static func rows(of writing: Writing) -> [(id: String, names: [String])] {
    switch writing {
    case .english:
      [
        ("row.photos", ["Photo", "Album", "Albums", "Photo Library", "Photo Album", "Gallery"]),
        ("row.microphone", ["Mic", "Microphones"]), ("row.camera", ["Cameras"]),
        ("row.location_services", ["Location", "Location Service", "GPS"]),
        ("row.contacts", ["Contact", "Address Book"]), ("row.calendars", ["Calendar"]),
        ("row.reminders", ["Reminder"]), ("row.speech_recognition", ["Speech"]),
        ("row.motion_and_fitness", ["Fitness", "Motion and Fitness"]),
      ]
    case .simplified:
      [
        ("row.photos", ["相册", "照片图库", "图库", "相簿", "相片", "照片库", "图片"]),
        ("row.camera", ["摄像头", "照相机", "摄像机", "相機"]), ("row.microphone", ["话筒", "麦克", "录音"]),
        ("row.location_services", ["定位", "位置服务", "位置", "位置信息", "地理位置"]),
        ("row.contacts", ["联系人", "电话簿", "通信录"]), ("row.tracking", ["追踪"]),
        ("row.local_network", ["局域网", "本地网路", "本机网络"]),
        ("row.motion_and_fitness", ["运动与健康", "运动和健身", "健身与运动"]),
        ("row.calendars", ["日程", "行事历"]), ("row.reminders", ["提醒"]),
      ]
    case .taiwan:
      [
        ("row.photos", ["相簿", "相冊", "相片", "照片圖庫", "圖庫", "照片庫"]),
        ("row.camera", ["照相機", "攝影機", "攝像頭", "鏡頭"]), ("row.microphone", ["話筒"]),
        ("row.location_services", ["定位", "位置服務", "位置", "位置資訊"]),
        ("row.contacts", ["通訊錄", "聯絡資訊", "聯繫人", "通訊簿"]),
        ("row.local_network", ["本機網路", "本地網路", "區域網絡"]), ("row.calendars", ["日曆"]),
        ("row.motion_and_fitness", ["運動與健身", "動作與健康"]), ("row.tracking", ["跟蹤"]),
      ]
    case .hongKong:
      [
        ("row.photos", ["相簿", "相冊", "相片圖庫", "圖庫", "相片庫"]),
        ("row.camera", ["照相機", "攝影機", "攝像頭", "鏡頭"]),
        ("row.microphone", ["話筒", "咪高峰", "米高風", "麥克風"]),
        ("row.location_services", ["定位", "位置服務", "位置", "位置資料"]),
        ("row.contacts", ["聯絡資訊", "聯繫人", "聯絡人"]),
        ("row.local_network", ["本機網絡", "區域網絡", "本地網路"]),
        ("row.motion_and_fitness", ["運動與健康", "動作與健康"]), ("row.tracking", ["跟蹤"]),
      ]
    case .other: []
    }
  }

  /// Names of the row that holds the permissions.
  static func privacy(of writing: Writing) -> [String] {
    switch writing {
    case .english: ["Privacy and Security", "Privacy/Security"]
    case .simplified: ["隐私与安全", "隐私和安全性", "隐私和安全", "隐私设置", "隐私权", "私隐", "隐私权与安全性"]
    case .taiwan: ["隱私", "隱私與安全性", "隱私與安全", "隱私權與安全", "隱私權和安全性", "私隱", "私隱與保安"]
    case .hongKong: ["隱私", "隱私權", "隱私權與安全性", "隱私與安全性", "私隱與安全性", "私隱及保安"]
    case .other: []
    }
  }

  /// Names of the same row of macOS 10.7 to 12, which Apple turned round in macOS 13.
  static func oldMacPrivacy(of writing: Writing) -> [String] {
    switch writing {
    case .english: ["Security & Privacy", "Security and Privacy"]
    case .simplified: ["安全性与隐私"]
    case .taiwan: ["安全性與隱私權"]
    case .hongKong: ["保安與私隱", "安全性與私隱"]
    case .other: []
    }
  }
}
