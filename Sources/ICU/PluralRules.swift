internal import CICU

/// The cardinal plural rules of a language, from CLDR.
package enum PluralRules {
  /// CLDR's plural categories, in the order of its specification.
  package static let allCategories = ["zero", "one", "two", "few", "many", "other"]

  /// The categories that a language distinguishes: `one` and `other` in English, `other` alone in
  /// Chinese.
  ///
  /// - Parameters:
  ///   - tag: A BCP 47 tag; a language that CLDR does not know has `other` alone.
  ///   - limit: Categories that only numbers from here on take are left out, such as the `many` of
  ///     French, for whole millions.
  /// - Returns: The categories in the order of ``allCategories``.
  /// - Throws: ICU's error where the tag is no BCP 47 tag.
  package static func categories(
    for tag: String,
    below limit: Double = .infinity
  ) throws(ICUError) -> [String] {
    let names = try unsafe utf8FromICU { buffer, capacity, status in
      unsafe cicu_plural_categories(tag, limit, buffer, capacity, &status)
    }
    let known = names.split(separator: " ")
    return allCategories.filter { category in known.contains { $0 == category } }
  }
}
