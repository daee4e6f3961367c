/// A purpose string: what the system prompt says that an app wants a permission for.
public struct PurposeString: Codable, Hashable, Sendable {
  /// The permission.
  public var permission: Permission
  /// What the permission is for.
  public var use: PermissionUse
  /// The locale of the text.
  public var locale: LocaleTag
  /// The key of Info.plist, or of InfoPlist.xcstrings, that holds it.
  public var infoPlistKey: String
  /// The text: one sentence, without the app's name, which the OS shows beside it.
  public var text: String

  /// A purpose string.
  public init(
    permission: Permission,
    use: PermissionUse,
    locale: LocaleTag,
    infoPlistKey: String,
    text: String
  ) {
    self.permission = permission
    self.use = use
    self.locale = locale
    self.infoPlistKey = infoPlistKey
    self.text = text
  }
}
