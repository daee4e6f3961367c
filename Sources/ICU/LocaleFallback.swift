internal import CICU

/// Locale tags as CLDR reads them: canonical spelling, likely subtags, parent locales.
package enum LocaleFallback {
  /// The canonical BCP 47 tag of a locale in BCP 47, POSIX or ICU spelling: `zh_HK.UTF-8` is
  /// `zh-HK`.
  ///
  /// - Returns: `nil` where the spelling names no language, or holds what no locale name holds: a
  ///   reader would be given another region's words without being told.
  package static func canonicalTag(_ spelling: String) -> String? {
    // POSIX: language_TERRITORY.codeset@modifier
    let name = String(spelling.prefix { $0 != "." && $0 != "@" }).replacing("_", with: "-")
    let tag = try? unsafe utf8FromICU { buffer, capacity, status in
      unsafe cicu_locale_canonical_tag(
        name,
        buffer,
        capacity,
        &status
      )
    }
    guard let tag, !tag.isEmpty, tag != "und", !tag.hasPrefix("und-"), !tag.hasPrefix("x-"),
      !hasVariant(tag)
    else { return nil }
    return tag
  }

  /// Whether a subtag between the region and the extensions is a variant, such as a region's name
  /// written out: no locale that anybody has words in has one.
  private static func hasVariant(_ tag: String) -> Bool {
    let subtags: [Substring] = tag.split(separator: "-")
    return subtags.dropFirst().prefix { $0.count > 1 }.contains {
      $0.count > 4 || ($0.count == 4 && $0.first?.isNumber == true)
    }
  }

  /// Language, script and region, the likely ones where the tag leaves them out.
  package static func maximalTag(_ tag: String) throws(ICUError) -> String {
    try unsafe utf8FromICU { buffer, capacity, status in
      unsafe cicu_locale_maximal_tag(tag, buffer, capacity, &status)
    }
  }

  /// The locales to look in for a locale, itself first, as tags that name their script.
  ///
  /// `zh-MO` gives zh-Hant-MO, zh-Hant-HK, zh-Hant, zh-Hant-TW. The chain follows CLDR's
  /// `parentLocales` and never leaves the script: Traditional Chinese is not looked for in
  /// Simplified. Its last element is where the bare language and script are at home.
  package static func chain(for tag: String) throws(ICUError) -> [String] {
    var chain = [try scriptedTag(tag)]
    var current: String? = try maximalTag(tag)
    while let tag = current {
      if !chain.contains(tag) { chain.append(tag) }
      current = try parent(of: tag)
    }
    let home = try maximalTag(languageAndScript(try maximalTag(tag)))
    if !chain.contains(home) { chain.append(home) }
    return chain
  }

  /// The tag with its likely script, and a region only where it has one itself.
  package static func scriptedTag(_ tag: String) throws(ICUError) -> String {
    let maximal = try maximalTag(tag)
    let region = maximal.split(separator: "-").dropFirst(2).first
    guard let region, tag.split(separator: "-").dropFirst().contains(region) else {
      return languageAndScript(maximal)
    }
    return maximal
  }

  private static func parent(of maximal: String) throws(ICUError) -> String? {
    let subtags = maximal.split(separator: "-")
    guard subtags.count == 3 else { return nil }
    // CLDR leaves a language's default script out of its locale names.
    let unscripted = "\(subtags[0])-\(subtags[2])"
    var spellings = [maximal]
    if try maximalTag(unscripted) == maximal { spellings.append(unscripted) }
    for spelling in spellings {
      let explicit = try explicitParent(of: spelling)
      if explicit == "root" { return nil }
      if !explicit.isEmpty { return try scriptedTag(explicit) }
    }
    return languageAndScript(maximal)
  }

  private static func explicitParent(of tag: String) throws(ICUError) -> String {
    try unsafe utf8FromICU { buffer, capacity, status in
      unsafe cicu_locale_explicit_parent(tag, buffer, capacity, &status)
    }
  }

  private static func languageAndScript(_ maximal: String) -> String {
    maximal.split(separator: "-").prefix(2).joined(separator: "-")
  }
}
