package import CopyChecks
internal import StringCatalogs

/// Makes strings of a document of the entries of a catalog.
struct StringReader {
  private let number: Int
  private let roles: RoleFinder
  /// The locales of the catalog as indices into those of the document.
  private let localeIndices: [Int]
  private let localeCount: Int

  init(_ catalog: CheckedCatalog, number: Int, locales: LocaleList) {
    self.number = number
    roles = RoleFinder(catalog)
    localeIndices = catalog.locales.map { locales.index(of: $0.name) ?? 0 }
    localeCount = locales.locales.count
  }

  func string(of entry: CheckedEntry) -> (ReviewString, StringRole) {
    let role = StringRole(of: entry, roles)
    var texts = [[ReviewText]](repeating: [], count: localeCount)
    for text in entry.texts { texts[localeIndices[text.locale]].append(ReviewText(text)) }
    let string = ReviewString(
      catalog: number,
      key: entry.key,
      comment: entry.comment,
      part: role.part,
      permission: role.permission,
      situation: role.situation,
      use: role.use,
      shouldTranslate: entry.shouldTranslate,
      arguments: [],
      terms: [],
      texts: texts
    )
    return (string, role)
  }
}

extension ReviewText {
  /// A text as it stands in a file.
  package init(_ text: CheckedText) {
    self.init(path: text.path, unit: Unit(value: text.text, state: text.state?.rawValue))
  }
}
