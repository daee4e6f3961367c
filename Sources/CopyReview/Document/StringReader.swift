package import CopyChecks
internal import StringCatalogs

/// Makes strings of a document of the entries of a catalog.
struct StringReader {
  private let number: Int
  private let sourceLocale: Int
  private let roles: RoleFinder
  /// The locales of the catalog as indices into those of the document.
  let localeIndices: [Int]
  private let localeCount: Int
  private let arguments: ArgumentReader
  private let terms: TermIndex

  init(
    _ catalog: CheckedCatalog,
    number: Int,
    locales: LocaleList,
    arguments: ArgumentReader,
    terms: TermIndex
  ) {
    self.number = number
    self.arguments = arguments
    self.terms = terms
    sourceLocale = catalog.sourceLocale
    roles = RoleFinder(catalog)
    localeIndices = catalog.locales.map { locales.index(of: $0.name) ?? 0 }
    localeCount = locales.locales.count
  }

  func string(of entry: CheckedEntry) -> (ReviewString, StringRole) {
    let role = StringRole(of: entry, roles)
    var texts = [[ReviewText]](repeating: [], count: localeCount)
    for text in entry.texts { texts[localeIndices[text.locale]].append(ReviewText(text)) }
    // What an app shows for it, and what a patch is held against.
    if texts[localeIndices[sourceLocale]].isEmpty {
      texts[localeIndices[sourceLocale]] = [
        ReviewText(path: .root, unit: ReviewText.Unit(value: entry.key, state: nil))
      ]
    }
    let sources = texts[localeIndices[sourceLocale]].map(\.unit.value)
    let arguments = arguments.arguments(of: sources, role)
    let string = ReviewString(
      catalog: number,
      key: entry.key,
      comment: entry.comment,
      part: role.part,
      permission: role.permission,
      situation: role.situation,
      use: role.use,
      shouldTranslate: entry.shouldTranslate,
      arguments: arguments,
      terms: rows(in: sources, arguments, role).sorted(),
      texts: texts
    )
    return (string, role)
  }

  private func rows(
    in sources: [String],
    _ arguments: [ReviewArgument],
    _ role: StringRole
  ) -> Set<Int> {
    var rows = sources.reduce(into: Set<Int>()) { $0.formUnion(terms.rows(in: $1)) }
    if let permission = role.permission, let situation = role.situation,
      arguments.contains(where: { $0.text == "{settingsPath}" })
    {
      rows.formUnion(terms.rows(onPathOf: permission, situation))
    }
    return rows
  }
}

extension ReviewText {
  /// A text as it stands in a file.
  package init(_ text: CheckedText) {
    self.init(path: text.path, unit: Unit(value: text.text, state: text.state?.rawValue))
  }
}
