package import StringCatalogs

/// Another comment, extraction state, or whatever else is said beside the values.
package struct MemberChange: Hashable, Sendable {
  /// The locale in which it is said; `nil` where it is said of the whole key or catalog.
  package let locale: String?
  package let path: UnitPath
  /// What it is called in the file, such as `comment` or `argNum`; empty where the place came or
  /// went without saying anything.
  package let name: String
  package let old: JSONValue?
  package let new: JSONValue?

  /// The change from one value to another; `nil` where there is none.
  init?(
    locale: String? = nil,
    path: UnitPath = .root,
    _ name: String,
    old: JSONValue?,
    new: JSONValue?
  ) {
    guard !old.isSame(as: new) else { return nil }
    self.locale = locale
    self.path = path
    self.name = name
    self.old = old
    self.new = new
  }
}
