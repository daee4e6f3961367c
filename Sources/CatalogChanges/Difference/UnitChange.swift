package import StringCatalogs

/// A value that came, went, or is another, in its text or its state.
package struct UnitChange: Hashable, Sendable {
  /// What happened to a value.
  package enum Kind: String, CaseIterable, Sendable {
    case added
    case removed
    /// Another text; the state may be another as well.
    case changed
    /// The same text in another state.
    case state
  }

  package let locale: String
  package let path: UnitPath
  package let old: LocalizedString.StringUnit?
  package let new: LocalizedString.StringUnit?
  package let kind: Kind

  /// The change from one value to another; `nil` where there is none.
  init?(
    locale: String,
    path: UnitPath,
    old: LocalizedString.StringUnit?,
    new: LocalizedString.StringUnit?
  ) {
    switch (old, new) {
    case (nil, nil): return nil
    case (nil, _): kind = .added
    case (_, nil): kind = .removed
    case (let old?, let new?):
      guard old.value.isExactly(new.value) else {
        kind = .changed
        break
      }
      guard old.state != new.state else { return nil }
      kind = .state
    }
    self.locale = locale
    self.path = path
    self.old = old
    self.new = new
  }
}
