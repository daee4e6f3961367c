internal import StringCatalogs

extension Merger {
  mutating func catalog(
    _ base: StringCatalog?,
    _ ours: StringCatalog,
    _ theirs: StringCatalog
  ) -> StringCatalog {
    let sides = Sides(base: base, ours: ours, theirs: theirs)
    let place = Place()
    return StringCatalog(
      sourceLanguage: text("sourceLanguage", sides.map(\.sourceLanguage), at: place)
        ?? ours.sourceLanguage,
      entries: list(
        sides.map(\.entries),
        at: { Place(key: $0.key) },
        content: MergeConflict.Content.entry
      ) { merger, sides, ours, _ in merger.entry(sides, key: ours.key) },
      version: version(sides.map(\.version)),
      otherMembers: members(sides.map(\.otherMembers), at: place)
    )
  }

  private mutating func version(_ sides: Sides<String>) -> String? {
    if case .bothChanged(let ours, let theirs) = sides.map(\.exact).outcome,
      let left = FormatVersion(ours.text), let right = FormatVersion(theirs.text)
    {
      return left < right ? theirs.text : ours.text
    }
    return text("version", sides, at: Place())
  }

  private mutating func entry(_ sides: Sides<StringCatalog.Entry>, key: String)
    -> StringCatalog.Entry
  {
    let place = Place(key: key)
    return StringCatalog.Entry(
      key: key,
      comment: text("comment", sides.map(\.comment), at: place),
      extractionState: member("extractionState", sides.map(\.extractionState), at: place) {
        .string($0.rawValue)
      },
      shouldTranslate: member(
        "shouldTranslate",
        sides.map(\.shouldTranslate),
        at: place,
        JSONValue.bool
      ),
      localizations: list(
        sides.map(\.localizations),
        at: { Place(key: key, locale: $0.locale) },
        content: { .string($0.string) }
      ) { merger, sides, ours, theirs in
        let place = Place(key: key, locale: ours.locale)
        return .init(
          locale: ours.locale,
          string: merger.string(sides.map(\.string), ours.string, theirs.string, at: place)
        )
      },
      otherMembers: members(sides.map(\.otherMembers), at: place)
    )
  }
}
