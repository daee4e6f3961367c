internal import CommandLineTool
internal import ICU

/// The option `--locale`: locales in any spelling.
enum LocaleChoice {
  /// The locales that it names, each once; `nil` without the option.
  ///
  /// They are spelled as the known ones are. `all` stands for every known one. Where known ones are
  /// meant, or must be, one may be named by where it is at home: zh-TW is zh-Hant.
  ///
  /// - Throws: the first that is no locale, or that is not known where it must be.
  static func locales(
    _ arguments: Arguments,
    among known: [String],
    mustBeKnown: Bool,
    prefersKnown: Bool = false
  ) throws(UsageError) -> [String]? {
    let chosen = try arguments.list(
      "--locale",
      of: mustBeKnown && !known.isEmpty
        ? "a locale of the tables (\(known.joined(separator: ", ")))" : "a locale such as zh-HK",
      among: known + ["all"]
    ) { word -> [String]? in
      if word == "all" { return known }
      // Known spellings need no reading.
      if known.contains(word) { return [word] }
      guard let tag = LocaleFallback.canonicalTag(word) else { return nil }
      let spelling =
        known.first { LocaleFallback.canonicalTag($0) == tag }
        ?? known.first { (mustBeKnown || prefersKnown) && isSame($0, tag) }
      return (spelling ?? (mustBeKnown ? nil : tag)).map { [$0] }
    }
    guard let chosen else { return nil }
    var seen: Set<String> = []
    return chosen.flatMap(\.self).filter { seen.insert($0).inserted }
  }

  /// Whether a known locale is at home where a tag is: zh-TW is zh-Hant, and zh-HK is zh-Hant-HK.
  private static func isSame(_ known: String, _ tag: String) -> Bool {
    guard let canonical = LocaleFallback.canonicalTag(known),
      let maximal = try? LocaleFallback.maximalTag(tag)
    else { return false }
    return (try? LocaleFallback.maximalTag(canonical)) == maximal
  }
}
