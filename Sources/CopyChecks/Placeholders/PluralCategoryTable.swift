internal import ICU
internal import Synchronization

/// The plural categories of locales, looked up once each.
final class PluralCategoryTable: Sendable {
  /// What a locale distinguishes.
  struct Categories: Sendable {
    /// Those that numbers below a million take.
    let needed: [String]
    /// Those that any number takes.
    let used: [String]
  }

  private let known = Mutex<[String: Categories?]>([:])

  /// The categories of a tag; `nil` where CLDR does not know the language.
  subscript(tag: String) -> Categories? {
    if let known = known.withLock({ $0[tag] }) { return known }
    let categories = Self.find(tag)
    known.withLock { $0[tag] = .some(categories) }
    return categories
  }

  private static func find(_ tag: String) -> Categories? {
    guard let canonical = LocaleFallback.canonicalTag(tag),
      let used = try? PluralRules.categories(for: canonical),
      let needed = try? PluralRules.categories(for: canonical, below: 1_000_000)
    else { return nil }
    // A language without rules has the same answer as one with a single form.
    let language = canonical.prefix { $0 != "-" }
    let isKnown = used != ["other"] || singleForm.contains(String(language))
    return isKnown ? Categories(needed: needed, used: used) : nil
  }

  /// Languages with one form (CLDR, plurals.xml, `other` alone).
  private static let singleForm: Set = [
    "bm", "bo", "dz", "hnj", "id", "ig", "ii", "in", "ja", "jbo", "jv", "jw", "kde", "kea", "km",
    "ko", "lkt", "lo", "ms", "my", "nqo", "osa", "root", "sah", "ses", "sg", "su", "th", "to",
    "tpi", "vi", "wo", "yo", "yue", "zh",
  ]
}
