/// The names that somebody has for locales, found by any spelling: `zh_CN` by `zh-CN`.
package struct LocaleSpellings: Sendable {
  /// In the order in which they came.
  private var names: [String] = []
  private var namesByTag: [String: String] = [:]

  package init(_ names: some Sequence<String>) {
    for name in names { add(name) }
  }

  /// Adds a name; of two for one locale, both are known, and other spellings find the first.
  package mutating func add(_ name: String) {
    guard !names.contains(name) else { return }
    names.append(name)
    guard let tag = LocaleFallback.canonicalTag(name), namesByTag[tag] == nil else { return }
    namesByTag[tag] = name
  }

  /// The name of a locale: as it is spelt, or else of the same canonical tag; `nil` where there is
  /// none.
  package func name(of spelling: String) -> String? {
    if names.contains(spelling) { return spelling }
    return LocaleFallback.canonicalTag(spelling).flatMap { namesByTag[$0] }
  }

  /// The name of another locale that has the same language, script and region where the likely
  /// ones are filled in: `zh-Hans` for `zh-CN`.
  package func likelyName(of spelling: String) -> String? {
    guard let tag = Self.maximalTag(spelling) else { return nil }
    return names.first { $0 != spelling && Self.maximalTag($0) == tag }
  }

  private static func maximalTag(_ spelling: String) -> String? {
    LocaleFallback.canonicalTag(spelling).flatMap { try? LocaleFallback.maximalTag($0) }
  }
}
