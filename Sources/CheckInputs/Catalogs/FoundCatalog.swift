internal import CopyChecks

/// A catalog, and the folder whose Info.plist it may be of.
struct FoundCatalog {
  /// What a catalog was made of.
  enum Form { case stringCatalog, localeFiles, translations, infoPlist }

  var catalog: CheckedCatalog
  /// The folder that the catalog, or its folders of languages, stand in.
  let folder: String
  let form: Form
}
