/// The words for what a purpose string is about: what its permission is of.
///
/// They are no reason by themselves. The words for another permission may be one: “for speech
/// recognition” says what the microphone is for.
struct PermissionWords {
  private(set) var english: Set<String> = []
  private(set) var chinese: Set<String> = []
  /// What sounds like asking, and is a use of this permission: Face ID gives access to the app.
  private(set) var uses: [String] = []

  /// The words for the permission of a key of Info.plist; those for all where it is not known.
  init(of key: String) {
    let known = Self.groups.filter { key.contains($0.part) }
    for group in known.isEmpty ? Self.groups : known {
      english.formUnion(group.english)
      chinese.formUnion(group.chinese)
      uses += group.uses
    }
  }

  private struct Group {
    /// What the key has in it.
    let part: String
    let english: [String]
    let chinese: [String]
    var uses: [String] = []
  }

  private static let groups = [
    Group(
      part: "Camera",
      english: ["camera", "cameras"],
      chinese: ["相机", "相機", "照相机", "照相機", "摄像头", "攝像頭", "攝影機", "镜头", "鏡頭"]
    ),
    Group(
      part: "Microphone",
      english: ["microphone", "mic"],
      chinese: ["麦克风", "麥克風", "咪高風", "话筒"]
    ),
    Group(
      part: "Photo",
      english: ["photo", "photos", "library", "gallery", "album", "albums", "images", "pictures"],
      chinese: [
        "照片", "相片", "图片", "圖片", "相册", "相冊", "相簿", "图库", "圖庫", "照片库", "照片庫", "照片图库", "照片圖庫",
        "相片圖庫",
      ]
    ),
    Group(
      part: "Location",
      english: ["location", "locations", "gps", "position"],
      chinese: [
        "位置", "定位", "地理位置", "位置信息", "位置資訊", "位置数据", "位置資料", "定位服务", "定位服務", "位置服务", "位置服務",
      ]
    ),
    Group(
      part: "Contacts",
      english: ["contacts", "contact", "address", "book"],
      chinese: ["通讯录", "通訊錄", "联系人", "聯絡人", "聯絡資訊"]
    ),
    Group(
      part: "Calendars",
      english: ["calendar", "calendars"],
      chinese: ["日历", "日曆", "行事曆"]
    ),
    Group(part: "Reminders", english: ["reminders"], chinese: ["提醒事项", "提醒事項"]),
    Group(part: "Bluetooth", english: ["bluetooth"], chinese: ["蓝牙", "藍牙", "藍芽"]),
    Group(
      part: "Motion",
      english: ["motion", "fitness"],
      chinese: ["运动", "運動", "健身", "动作", "動作", "动作与健身", "運動與健身"]
    ),
    Group(
      part: "Health",
      english: ["health", "healthkit", "apple"],
      chinese: ["健康", "健康数据", "健康資料", "健康信息", "健康資訊", "健康數據"]
    ),
    Group(
      part: "Music",
      english: ["media", "music", "apple", "library"],
      chinese: ["媒体", "媒體", "媒体库", "媒體庫", "媒体资料库", "媒體資料庫", "音乐", "音樂"]
    ),
    Group(
      part: "SpeechRecognition",
      english: ["speech", "recognition"],
      chinese: ["语音识别", "語音辨識", "語音識別", "语音", "語音"]
    ),
    Group(part: "Siri", english: ["siri"], chinese: []),
    Group(
      part: "FaceID",
      english: ["face", "id", "faceid", "biometrics", "biometric"],
      chinese: ["面容", "面部", "人脸"],
      uses: [
        "access the app", "access this app", "access your", "access to the app", "open the app",
        "访问App", "访问 App", "访问应用", "打开App", "打开 App", "打开应用", "進入App", "取用App", "取用 App", "開啟App",
        "開啟 App",
      ]
    ),
    Group(
      part: "Network",
      english: ["local", "network"],
      chinese: ["本地网络", "本地", "网络", "網路", "網絡", "區域網路", "區域網絡", "本機網路"]
    ),
    Group(part: "HomeKit", english: ["homekit"], chinese: []),
    Group(part: "Tracking", english: ["tracking"], chinese: ["跟踪", "追蹤", "活动跟踪"]),
    Group(part: "Focus", english: ["focus"], chinese: ["专注模式", "專注模式"]),
    Group(part: "NFC", english: ["nfc"], chinese: []),
  ]
}
