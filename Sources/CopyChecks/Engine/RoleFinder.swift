/// Tells what texts are by their keys.
package struct RoleFinder: Sendable {
  private let isInfoPlist: Bool

  package init(_ catalog: CheckedCatalog) {
    isInfoPlist = catalog.purpose == .infoPlist
  }

  /// What the texts of an entry are.
  package func role(of entry: CheckedEntry) -> TextRole {
    if isInfoPlist {
      if entry.key.hasSuffix("UsageDescription") {
        return TextRole(.purposeString, isAboutPermission: true)
      }
      if entry.key == "CFBundleDisplayName" || entry.key == "CFBundleName" {
        return TextRole(.displayName)
      }
    }
    return TextRole(.other)
  }
}
