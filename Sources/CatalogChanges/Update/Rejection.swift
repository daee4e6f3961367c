/// Why a value that a translator's file offers is not taken.
package enum Rejection: Hashable, Sendable {
  case localeNotAskedFor
  /// The catalog lacks the locale, and no language has such a name.
  case noLocale
  case sourceLanguage
  case unknownKey
  case notToBeTranslated
  /// Another row has another value for the same thing.
  case contradicted(file: String, value: String)
  /// Neither the source nor the catalog's translation varies in that way.
  case unknownPath
  /// The catalog's translation has one value where the file has several, or several for one.
  case otherVariation
  case empty
  /// The file says itself that the text is no translation yet.
  case new
  case sourceChanged(seen: String, now: String)
  case placeholders(String)
  /// The catalog has another text than the reviewer started from.
  case changedSince(base: String?, now: String?)
}

extension Rejection {
  /// A name that stays the same from version to version.
  package var identifier: String {
    switch self {
    case .localeNotAskedFor: "locale-not-asked-for"
    case .noLocale: "no-locale"
    case .sourceLanguage: "source-language"
    case .unknownKey: "unknown-key"
    case .notToBeTranslated: "not-to-be-translated"
    case .contradicted: "contradicted"
    case .unknownPath: "unknown-path"
    case .otherVariation: "other-variation"
    case .empty: "empty"
    case .new: "new"
    case .sourceChanged: "source-changed"
    case .placeholders: "placeholders"
    case .changedSince: "changed-since"
    }
  }

  /// The reason, in words that hold for all values that have it.
  package var reason: String {
    switch self {
    case .localeNotAskedFor: "the locale was not asked for"
    case .noLocale: "this is no name of a locale"
    case .sourceLanguage: "this is the language that the catalog is written in"
    case .unknownKey: "the catalog has no such key"
    case .notToBeTranslated: "the catalog says that the key is not to be translated"
    case .contradicted: "another row has another text for the same value"
    case .unknownPath: "the source does not vary in this way"
    case .otherVariation: "the catalog’s translation varies in another way"
    case .empty: "an empty text would erase the translation"
    case .new: "the file gives the text as “new”, not as a translation"
    case .sourceChanged: "the source is another text than the translator saw"
    case .placeholders: "the placeholders are not those of the source"
    case .changedSince: "somebody changed the text since the review"
    }
  }

  /// What a person can do about it.
  package var advice: String {
    switch self {
    case .localeNotAskedFor: "name the locale to have it applied"
    case .noLocale: "give a language tag such as zh-Hant-HK"
    case .sourceLanguage: "change source texts in the code or the catalog"
    case .unknownKey: "it was removed or renamed since the export, or belongs to another table"
    case .notToBeTranslated: "remove “shouldTranslate” from the key, or the row from the file"
    case .contradicted: "decide for one of them, and remove the other"
    case .unknownPath: "vary the source first, or remove the row"
    case .otherVariation: "vary the translation in the catalog as the file does, and apply it again"
    case .empty: "remove the translation in the catalog if that is meant"
    case .new: "set the state to “translated” if it is one"
    case .sourceChanged: "export again, so that the translator sees the new source"
    case .placeholders: "correct the placeholders in the file"
    case .changedSince: "compare the texts, and review the string again"
    }
  }
}
