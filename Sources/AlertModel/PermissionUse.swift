/// What a feature needs a permission for: the camera to scan a code, to take a photo.
///
/// A use belongs to a permission; `AlertCopy.uses(of:)` has those that come with words.
public struct PermissionUse: RawRepresentable, Hashable, Sendable, Codable {
  /// A stable identifier, for example `scanCode`; it stands in catalog keys and command lines.
  public let rawValue: String

  /// A use by its identifier.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension PermissionUse: ExpressibleByStringLiteral {
  /// A use by its identifier.
  public init(stringLiteral identifier: String) {
    self.init(rawValue: identifier)
  }
}
