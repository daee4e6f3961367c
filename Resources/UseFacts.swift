package import AlertModel

/// A use that comes with words: what a feature needs a permission for.
package struct UseFacts: Sendable {
  package let permission: Permission
  package let use: PermissionUse
  /// The keys of Info.plist that the purpose string is for, where they are not all those of the
  /// permission.
  package let usageDescriptionKeys: [String]?

  init(_ permission: Permission, _ use: PermissionUse, _ usageDescriptionKeys: [String]? = nil) {
    self.permission = permission
    self.use = use
    self.usageDescriptionKeys = usageDescriptionKeys
  }

  /// The facts about a use.
  package static func of(_ permission: Permission, _ use: PermissionUse) -> UseFacts? {
    all.first { $0.permission == permission && $0.use == use }
  }
}
