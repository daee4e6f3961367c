internal import CICU

/// The quotation marks of a locale, from CLDR's delimiters.
package struct Delimiters: Hashable, Sendable {
  package let opening: String
  package let closing: String

  package init(locale tag: String) throws(ICUError) {
    func mark(closing: Bool) throws(ICUError) -> String {
      try unsafe utf8FromICU { buffer, capacity, status in
        unsafe cicu_locale_quotation_mark(tag, closing, buffer, capacity, &status)
      }
    }
    opening = try mark(closing: false)
    closing = try mark(closing: true)
  }
}
