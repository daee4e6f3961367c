internal import ICU
internal import StringCatalogs

/// The names of `.lproj` folders and development regions.
package enum LanguageFolder {
  /// The folder whose strings are those of the development region.
  package static let base = "Base"

  /// The language that a `.lproj` folder is for, as its name says.
  package static func language(of folder: String) -> String { tag(PathName(folder).stem) }

  /// The BCP 47 tag of a language in any spelling that Xcode has had; unknown ones stay.
  package static func tag(_ name: String) -> String {
    if name == base { return name }
    return OldLanguageName.tags[name] ?? LocaleFallback.canonicalTag(name) ?? name
  }
}
