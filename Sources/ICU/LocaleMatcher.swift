/// Finds, among the locales that somebody has words in, those that serve a requested one.
package struct LocaleMatcher: Sendable {
  private var availableByScriptedTag: [String: String] = [:]

  /// A matcher over tags in any spelling; one that names no language is left out.
  package init(available: some Sequence<String>) {
    for spelling in available {
      guard
        let canonical = LocaleFallback.canonicalTag(spelling),
        let scripted = try? LocaleFallback.scriptedTag(canonical),
        availableByScriptedTag[scripted] == nil
      else { continue }
      availableByScriptedTag[scripted] = spelling
    }
  }

  /// The available locales that serve a canonical tag, the nearest first; none of another
  /// language or script.
  package func matches(for tag: String) -> [String] {
    let chain = (try? LocaleFallback.chain(for: tag)) ?? []
    return chain.compactMap { availableByScriptedTag[$0] }
  }
}
