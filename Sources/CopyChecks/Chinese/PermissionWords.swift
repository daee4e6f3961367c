/// Whether a Chinese text is about a permission.
enum PermissionWords {
  /// Whether the key says so, or the text asks for access in words.
  static func isAboutPermission(_ text: String, _ role: TextRole) -> Bool {
    role.isAboutPermission || role.part == .purposeString || words.contains { text.contains($0) }
  }

  private static let words = [
    "允许", "允許", "权限", "權限", "授权", "授權", "访问权", "取用", "存取權", "許可權",
  ]
}
