/// A check of one text at a time.
package protocol TextCheck: Check {
  /// The writings that it is about.
  var writings: Writings { get }
  /// What a text has, at least one of them, where there may be something to find; so that most
  /// checks never see most texts.
  var features: TextFeatures { get }
  /// Whether there may be something to find, by what is known before the text is read character by
  /// character.
  func concerns(_ text: String, _ role: TextRole, _ features: TextFeatures) -> Bool
  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink)
  /// The features that count in a writing, where they are not the same in all.
  func features(in writing: Writing) -> TextFeatures
  /// Whether it never sees a text whose role is not about a permission.
  var isAboutPermissions: Bool { get }
}

extension TextCheck {
  package func features(in writing: Writing) -> TextFeatures { features }
  package var isAboutPermissions: Bool { false }
  package func concerns(_ text: String, _ role: TextRole, _ features: TextFeatures) -> Bool { true }
}
