/// Words by which a text alone shows that it is about a permission.
struct PermissionMention: Sendable {
  private let things = PhraseList([
    "camera", "microphone", "photo", "photos", "photo library", "location", "contacts", "calendar",
    "bluetooth", "notifications", "notification", "reminders", "相机", "摄像头", "照相机", "照片", "相册",
    "麦克风",
    "定位", "位置", "通讯录", "日历", "蓝牙", "通知", "相機", "照片", "相簿", "相冊", "相片", "麥克風", "咪高風", "聯絡人",
    "通訊錄", "行事曆", "日曆", "藍牙",
  ])
  private let accesses = PhraseList([
    "permission", "permissions", "access", "权限", "访问", "權限", "取用", "存取", "訪問",
  ])

  /// Whether a text names what a permission is for, and the permission, too.
  func isIn(_ text: ScannedText) -> Bool {
    things.first(in: text.scalars) != nil && accesses.first(in: text.scalars) != nil
  }
}
