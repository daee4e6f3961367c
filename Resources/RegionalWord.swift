/// A word that belongs to another region than the reader's.
package struct RegionalWord: Sendable {
  /// Where the word is a fault, where it is not so in every text.
  package struct Condition: Sendable {
    /// Words of the English text, one of which it must have.
    package let sourceHas: [String]
    /// Words of the English text, none of which it may have.
    package let sourceLacks: [String]
    /// What follows the word where it is a fault whatever the English text has.
    package let objects: [String]
    /// Whether the text must be about a permission.
    package let isAboutPermission: Bool
    /// The profiles that care; all where none is named.
    package let profiles: [String]

    /// A word that is a fault in every text.
    package static let always = Condition([], [], [], false, [])

    init(
      _ sourceHas: [String],
      _ sourceLacks: [String],
      _ objects: [String],
      _ isAboutPermission: Bool,
      _ profiles: [String]
    ) {
      self.sourceHas = sourceHas
      self.sourceLacks = sourceLacks
      self.objects = objects
      self.isAboutPermission = isAboutPermission
      self.profiles = profiles
    }
  }

  package let word: String
  /// The locales whose readers do not say so.
  package let locales: [String]
  /// What they say, the usual word first.
  package let replacements: [String]
  /// The term whose name goes before them, as the OS of the version calls it.
  package let term: String?
  /// Longer words, and words side by side, that are none of it.
  package let exceptions: [String]
  package let condition: Condition
  /// Whether the word is known in the region, so that it is worth a note only.
  package let isNote: Bool
  /// Who says so.
  package let source: String

  init(
    _ word: String,
    _ locales: [String],
    _ replacements: [String],
    _ term: String?,
    _ exceptions: [String],
    _ condition: Condition,
    _ isNote: Bool,
    _ source: String
  ) {
    self.word = word
    self.locales = locales
    self.replacements = replacements
    self.term = term
    self.exceptions = exceptions
    self.condition = condition
    self.isNote = isNote
    self.source = source
  }
}
