internal import ICU

/// Which locales of a catalog stand in for others.
struct LocaleFallbacks: Sendable {
  private let declared: [String: String]

  init(_ options: CheckOptions) { declared = options.fallbacks }

  /// The locale from which one takes the strings that it lacks, as the project says; an index.
  func locale(for index: Int, in catalog: CheckedCatalog) -> Int? {
    guard !declared.isEmpty else { return nil }
    let locale = catalog.locales[index]
    guard let name = declared[locale.name] ?? declared[locale.tag] else { return nil }
    return catalog.locales.firstIndex { $0.name == name || $0.tag == name }
  }

  /// For each locale the one whose regional variant it is: zh-Hant for zh-Hant-HK.
  static func parents(in catalog: CheckedCatalog) -> [Int?] {
    let tags = catalog.locales.map { locale in
      LocaleFallback.canonicalTag(locale.tag).flatMap { try? LocaleFallback.scriptedTag($0) }
    }
    return tags.enumerated().map { index, tag in
      guard let tag, let chain = try? LocaleFallback.chain(for: tag) else { return nil }
      for parent in chain.dropFirst() {
        if let found = tags.firstIndex(of: parent), found != index { return found }
      }
      return nil
    }
  }
}
