/// Whether a Chinese text is about a permission.
enum ChinesePermissionWords {
  /// Whether the key says so, or the text speaks of permission or access.
  static func isAboutPermission(_ text: String, _ role: TextRole) -> Bool {
    if role.isAboutPermission || role.part == .purposeString { return true }
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch (last, scalar) {
      case ("允", "许"), ("允", "許"), ("权", "限"), ("權", "限"), ("授", "权"), ("授", "權"),
        ("取", "用"):
        return true
      default: last = scalar
      }
    }
    return false
  }
}
