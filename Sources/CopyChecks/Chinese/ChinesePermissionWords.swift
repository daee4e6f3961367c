/// Whether a Chinese text is about a permission.
enum ChinesePermissionWords {
  /// Whether the key says so, or the text speaks of permission or access.
  static func isAboutPermission(_ text: String, _ role: TextRole) -> Bool {
    if role.isAboutPermission || role.part == .purposeString { return true }
    var last: Unicode.Scalar = " "
    var beforeLast = last
    for scalar in text.unicodeScalars {
      switch (last, scalar) {
      // The permissions of a file or folder are none of an app.
      case ("权", "限"), ("權", "限"):
        if !["夹", "夾", "录", "錄", "档", "檔"].contains(beforeLast) { return true }
      case ("允", "许"), ("允", "許"), ("授", "权"), ("授", "權"), ("取", "用"): return true
      default: break
      }
      (beforeLast, last) = (last, scalar)
    }
    return false
  }
}
