/// A locale of a catalog.
package struct CopyLocale: Hashable, Sendable {
  /// The name as the file spells it; `Base` and the like stay.
  package let name: String
  /// The BCP 47 tag.
  package let tag: String
  package let writing: Writing

  /// A locale by the name in a file, which is no tag where `tag` says something else.
  package init(_ name: String, tag: String? = nil) {
    self.name = name
    self.tag = tag ?? name
    writing = Writing(tag: tag ?? name)
  }
}
