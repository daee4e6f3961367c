package import AlertCopy

/// Which alerts somebody asks for.
package struct AlertSelection: Hashable, Sendable {
  package var permissions: [Permission]
  package var situations: [Situation]
  package var locales: [LocaleTag]

  package init(permissions: [Permission], situations: [Situation], locales: [LocaleTag]) {
    self.permissions = permissions
    self.situations = situations
    self.locales = locales
  }

  /// The pairs of permission and situation that can occur in an OS version.
  package func cells(in version: OSVersion) -> [(Permission, Situation)] {
    permissions.flatMap { permission in
      AlertCopy.situations(of: permission, in: version).filter(situations.contains)
        .map { (permission, $0) }
    }
  }
}
