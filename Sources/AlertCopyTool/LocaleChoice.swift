internal import CommandLineTool
internal import ICU

/// Locales that somebody named, in the spelling that a catalog has.
enum LocaleChoice {
  /// The locales of `--locale`; `nil` without it.
  ///
  /// - Throws: the first that is no locale, or that the tables have not where they must have it.
  static func locales(
    _ arguments: Arguments,
    among known: [String],
    mustBeKnown: Bool
  ) throws(UsageError) -> [String]? {
    let canonical = Dictionary(
      known.compactMap { spelling in
        LocaleFallback.canonicalTag(spelling).map { ($0, spelling) }
      }
    ) { first, _ in first }
    return try arguments.list(
      "--locale",
      of: mustBeKnown && !known.isEmpty
        ? "a locale of the tables (\(known.joined(separator: ", ")))" : "a locale such as zh-HK",
      among: known
    ) { word in
      if known.contains(word) { return word }
      guard let tag = LocaleFallback.canonicalTag(word) else { return nil }
      return canonical[tag] ?? (mustBeKnown ? nil : word)
    }
  }
}
