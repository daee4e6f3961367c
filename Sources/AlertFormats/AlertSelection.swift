package import AlertCopy

/// Which alerts somebody asks for.
package struct AlertSelection: Hashable, Sendable {
  package var permissions: [Permission]
  package var situations: [Situation]
  package var locales: [LocaleTag]
  /// What the permissions are for, where that is told.
  package var uses: [Permission: PermissionUse]
  package var register: CopyRegister
  /// Whether the refusals are told in one alert for all permissions.
  package var isCombined: Bool

  package init(
    permissions: [Permission],
    situations: [Situation],
    locales: [LocaleTag],
    uses: [Permission: PermissionUse] = [:],
    register: CopyRegister = .standard,
    isCombined: Bool = false
  ) {
    self.permissions = permissions
    self.situations = situations
    self.locales = locales
    self.uses = uses
    self.register = register
    self.isCombined = isCombined
  }

  /// The pairs of permission and situation that can occur in an OS version.
  package func cells(in version: OSVersion) -> [(Permission, Situation)] {
    permissions.flatMap { permission in
      AlertCopy.situations(of: permission, in: version).filter(situations.contains)
        .map { (permission, $0) }
    }
  }
}
