internal import Diagnostics
internal import StringCatalogs

/// One value of a string with its translation, as XLIFF of any version has it.
struct TranslationUnit: Hashable {
  /// A translation and how far it is.
  struct Target: Hashable {
    @Exact var text: String
    var state: LocalizedString.StringUnit.State?
  }

  /// Which value of which string it is: see ``UnitIdentifier``.
  @Exact var identifier: String
  /// `nil` where the file has none, as Xcode writes it now and then.
  @Exact var source: String?
  var target: Target?
  /// What translators are told; empty where they are told nothing.
  @Exact var comment: String
  /// Whether Xcode's model wrote the comment.
  var isCommentGenerated: Bool
  var isTranslatable: Bool
  /// What a reviewer left beside it.
  var remarks: [ReviewRemark.Content] = []
  /// Where it stands in the file that it was read from.
  var location: SourceLocation?
}

/// A unit with the way to its value in its string.
typealias PlacedUnit = (path: UnitPath, unit: TranslationUnit)

/// The units of one table in one target language: a `file` of an XLIFF document.
struct TranslationFile {
  /// The file that the strings were taken from: `Localizable.xcstrings`.
  var original: String
  var sourceLanguage: String
  /// `nil` where the file has none: then it holds source texts alone.
  var targetLanguage: String?
  var units: [TranslationUnit]
  /// What XLIFF has no place for: see ``CatalogSkeleton``.
  var skeleton: String?
  /// When the file was made, where it says so.
  var date: String?
  /// Where it stands in the document that it was read from.
  var location: SourceLocation?
}
