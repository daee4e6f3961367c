internal import CopyChecks
internal import Diagnostics
internal import ICU

/// The locales of some catalogs together: the source first, the others by their tags.
struct LocaleList {
  let locales: [CopyLocale]
  private let options: CheckOptions

  /// The locales of what was read, and of those that are named the ones that it lacks.
  ///
  /// - Throws: a diagnostic where the catalogs have no source in common.
  init(of input: ReviewInput, and names: [String] = []) throws(Diagnostic) {
    options = input.options
    let catalogs = input.catalogs.map { input.project.catalogs[$0] }
    let sources = catalogs.map { $0.locales[$0.sourceLocale] }
    if let index = sources.firstIndex(where: { $0.name != sources[0].name }) {
      let names = [0, index].map { number in
        "\(input.path(ofCatalog: input.catalogs[number])) in \(sources[number].name)"
      }
      throw Diagnostic(
        .error,
        "the catalogs are written in different languages: " + names.joined(separator: ", "),
        advice: "review those of one source language at a time"
      )
    }
    var seen: Set<String> = [sources[0].name]
    let others = (catalogs.flatMap(\.locales) + names.map { CopyLocale($0) })
      .filter { seen.insert($0.name).inserted }
    locales = [sources[0]] + others.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  var names: [String] { locales.map(\.name) }

  func index(of name: String) -> Int? { locales.firstIndex { $0.name == name } }

  /// The locales as a document has them; with a list of names, only those can be edited.
  func reviewLocales(editable names: [String]?) -> [ReviewLocale] {
    let parents = parents
    return locales.indices.map { index in
      let locale = locales[index]
      let tag = LocaleFallback.canonicalTag(locale.tag) ?? locale.tag
      let name = try? LocaleName(of: tag, in: "en")
      return ReviewLocale(
        id: locale.name,
        language: locale.writing == .taiwan ? "zh-Hant-TW" : tag,
        isRightToLeft: name?.isRightToLeft ?? false,
        name: name?.text ?? locale.name,
        isEditable: index > 0 && names?.contains(locale.name) != false,
        fallbacks: index == 0 ? [] : fallbacks(of: index, parents)
      )
    }
  }

  /// For each locale the one that stands in for it: as the project says, or as CLDR does.
  private var parents: [Int?] {
    let tags = locales.map { locale in
      LocaleFallback.canonicalTag(locale.tag).flatMap { try? LocaleFallback.scriptedTag($0) }
    }
    return locales.indices.map { index in
      let locale = locales[index]
      if let name = options.fallbacks[locale.name] ?? options.fallbacks[locale.tag] {
        return locales.firstIndex { $0.name == name || $0.tag == name }
      }
      guard let tag = tags[index], let chain = try? LocaleFallback.chain(for: tag) else {
        return nil
      }
      return chain.dropFirst().lazy.compactMap { tags.firstIndex(of: $0) }.first { $0 != index }
    }
  }

  private func fallbacks(of index: Int, _ parents: [Int?]) -> [Int] {
    var chain: [Int] = []
    var current = parents[index]
    while let locale = current, locale != 0, locale != index, !chain.contains(locale) {
      chain.append(locale)
      current = parents[locale]
    }
    return chain + [0]
  }
}

extension ReviewInput {
  /// The path of a catalog of the project.
  func path(ofCatalog catalog: Int) -> String {
    project.files[project.catalogs[catalog].files[0]].path
  }
}
