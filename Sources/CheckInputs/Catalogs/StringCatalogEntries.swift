internal import CopyChecks
internal import StringCatalogs

/// The entries of a String Catalog as they stand in the file; each is decoded when it is checked.
struct StringCatalogEntries: CheckedEntries {
  private let view: StringCatalogView
  private let file: Int
  private let locales: LocaleIndex
  private let sourceLocale: Int

  init(_ view: StringCatalogView, file: Int, locales: LocaleIndex, sourceLocale: Int) {
    self.view = view
    self.file = file
    self.locales = locales
    self.sourceLocale = sourceLocale
  }

  var count: Int { view.count }

  func forEach(in range: Range<Int>, _ body: (CheckedEntry) -> Void) {
    view.forEachEntry(in: range) { body(checkedEntry($0)) }
  }

  private func checkedEntry(_ entry: StringCatalogView.Entry) -> CheckedEntry {
    var texts: [CheckedText] = []
    texts.reserveCapacity(locales.names.count)
    var hasSource = false
    entry.forEachLocalization { localization in
      guard let locale = locales[localization.locale] else { return }
      if locale == sourceLocale { hasSource = true }
      localization.forEachUnit { path, unit in
        texts.append(
          CheckedText(
            unit.value.text,
            locale: locale,
            state: unit.state.map(Self.state),
            path: path,
            origin: origin(unit.value)
          )
        )
      }
    }
    let checked = CheckedEntry(
      key: entry.key.text,
      keyOrigin: origin(entry.key),
      comment: entry.comment?.text,
      extractionState: entry.extractionState.map { .init(rawValue: $0.text) },
      shouldTranslate: entry.shouldTranslate,
      texts: texts
    )
    return hasSource ? checked : SourceKey.completing(checked, sourceLocale: sourceLocale)
  }

  private func origin(_ string: JSONStringView) -> TextOrigin {
    TextOrigin(file: file, range: string.range, escaping: .json)
  }

  private static func state(_ name: JSONStringView) -> LocalizedString.StringUnit.State {
    if name.isWritten("translated") { return .translated }
    if name.isWritten("needs_review") { return .needsReview }
    if name.isWritten("new") { return .new }
    return .init(rawValue: name.text)
  }
}
