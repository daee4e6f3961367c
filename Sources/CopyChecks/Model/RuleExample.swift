/// An example of what a rule finds.
///
/// The tests run the rules on all of them.
package enum RuleExample: Sendable {
  /// One text: in a locale, under a key, as a translation of a source text in English. What stands
  /// before is found; what stands after is not.
  case text(locale: String, key: String, source: String, before: String, after: String)
  /// Files by their paths, where one text does not show it.
  case files(before: [File], after: [File])

  /// A small file.
  package struct File: Sendable {
    package let path: String
    package let text: String

    package init(_ path: String, _ text: String) {
      self.path = path
      self.text = text
    }
  }

  /// One text of no matter what key.
  package static func text(
    _ locale: String,
    of source: String,
    before: String,
    after: String
  ) -> RuleExample {
    .text(locale: locale, key: "example", source: source, before: before, after: after)
  }
}
