internal import ICU

/// The names of `.lproj` folders and development regions.
enum LanguageFolder {
  /// The folder whose strings are those of the development region.
  static let base = "Base"

  /// The language that a `.lproj` folder is for, as its name says.
  static func language(of folder: String) -> String { tag(ProjectPath.stem(of: folder)) }

  /// The BCP 47 tag of a language in any spelling that Xcode has had; unknown ones stay.
  static func tag(_ name: String) -> String {
    if name == base { return name }
    return languagesByName[name] ?? LocaleFallback.canonicalTag(name) ?? name
  }

  /// The names that the first versions of Mac OS X gave to their folders.
  private static let languagesByName = [
    "Danish": "da", "Dutch": "nl", "English": "en", "Finnish": "fi", "French": "fr",
    "German": "de", "Italian": "it", "Japanese": "ja", "Korean": "ko", "Norwegian": "no",
    "Polish": "pl", "Portuguese": "pt", "Russian": "ru", "Spanish": "es", "Swedish": "sv",
  ]
}
