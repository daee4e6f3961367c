/// A locale of a catalog.
package struct CopyLocale: Hashable, Sendable {
  /// The name as the file spells it; `Base` and the like stay.
  package let name: String
  /// The BCP 47 tag.
  package let tag: String
  /// How its texts are written.
  package let writing: Writing

  /// A locale by the name in a file, which is no tag where `tag` says something else.
  package init(_ name: String, tag: String? = nil) {
    self.name = name
    self.tag = tag ?? name
    writing = Writing(tag: tag ?? name)
  }

  /// A locale whose texts are in another writing than that of its language.
  package init(_ locale: CopyLocale, writing: Writing) {
    name = locale.name
    tag = locale.tag
    self.writing = writing
  }
}
