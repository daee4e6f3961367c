/// The names that the first versions of Mac OS X gave to the folders of languages.
package enum OldLanguageName {
  /// The tags of the languages, by these names: `English.lproj` is in `en`.
  package static let tags = [
    "Danish": "da", "Dutch": "nl", "English": "en", "Finnish": "fi", "French": "fr",
    "German": "de", "Italian": "it", "Japanese": "ja", "Korean": "ko", "Norwegian": "no",
    "Polish": "pl", "Portuguese": "pt", "Russian": "ru", "Spanish": "es", "Swedish": "sv",
  ]
}
