internal import CICU

/// What CLDR says of a locale as people see it.
package struct LocaleName: Hashable, Sendable {
  /// The name in a language: `Chinese (Traditional, Hong Kong)`.
  package let text: String
  /// Whether its script is written from right to left.
  package let isRightToLeft: Bool

  /// The name of a locale in the language of another.
  package init(of tag: String, in language: String) throws(ICUError) {
    text = try unsafe utf8FromICU { buffer, capacity, status in
      unsafe cicu_locale_display_name(tag, language, buffer, capacity, &status)
    }
    var status: Int32 = 0
    isRightToLeft = unsafe cicu_locale_is_right_to_left(tag, &status)
    guard status <= 0 else { throw ICUError(code: status) }
  }
}
