package import StringCatalogs

/// A place that both sides of a merge changed, each in its own way.
package struct MergeConflict: Hashable, Sendable {
  /// What the sides differ in.
  package enum Subject: Hashable, Sendable {
    /// Both have another text.
    case value
    /// Both have the same text in different states.
    case state
    /// One removed what the other changed.
    case presence
    /// One varies by what the other does not vary by.
    case variations
    /// Something said beside the values: `comment`, `extractionState`, `argNum`…
    case member(String)
  }

  /// What a side has.
  package enum Content: Hashable, Sendable {
    case entry(StringCatalog.Entry)
    case string(LocalizedString)
    case substitution(LocalizedString.Substitution)
    case unit(LocalizedString.StringUnit)
    case member(JSONValue)
  }

  /// Where it is.
  package struct Place: Hashable, Sendable {
    /// `nil` where it is said of the whole catalog.
    package var key: String?
    /// `nil` where it is said of the whole key.
    package var locale: String?
    package var path = UnitPath.root
  }

  package let place: Place
  package let subject: Subject
  /// `nil`, here and below, where the side has nothing there.
  package let base: Content?
  package let ours: Content?
  package let theirs: Content?

  init<Value>(
    _ place: Place,
    _ subject: Subject,
    _ sides: Sides<Value>,
    _ content: (Value) -> Content
  ) {
    self.place = place
    self.subject = subject
    base = sides.base.map(content)
    ours = sides.ours.map(content)
    theirs = sides.theirs.map(content)
  }
}
