/// All that is checked at once.
package struct CheckedProject: Sendable {
  package var files: [CheckedFile]
  package var catalogs: [CheckedCatalog]
  package var infoPlists: [CheckedInfoPlist]
  package var uses: [RequestUse]
  /// Whether source code was read, so that what is not used is known to be so.
  package var hasSources: Bool
  package var suppressions: [Suppression]

  package init(
    files: [CheckedFile] = [],
    catalogs: [CheckedCatalog] = [],
    infoPlists: [CheckedInfoPlist] = [],
    uses: [RequestUse] = [],
    hasSources: Bool = false,
    suppressions: [Suppression] = []
  ) {
    self.files = files
    self.catalogs = catalogs
    self.infoPlists = infoPlists
    self.uses = uses
    self.hasSources = hasSources
    self.suppressions = suppressions
  }
}
