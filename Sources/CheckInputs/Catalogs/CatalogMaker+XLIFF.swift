internal import AppProject
internal import CopyChecks
internal import StringCatalogs

extension CatalogMaker {
  /// The catalog of one file of an XLIFF document.
  func catalog(of table: XLIFFTable, path: String, index: Int) -> CheckedCatalog {
    let name = PathName(table.original).stem
    let isInfoPlist = Self.isInfoPlist(name) || table.original.hasSuffix(".plist")
    let names = [table.sourceLanguage] + [table.targetLanguage].compactMap(\.self)
    let locales = names.enumerated().map { index, name in
      let tag = LanguageFolder.tag(name)
      return CopyLocale(name, tag: UnnamedLocale.withScript(tag, table.texts(of: index)))
    }
    let isTranslation = locales.count == 2 && locales[0].tag != locales[1].tag
    let entries = isTranslation ? table.entries : table.entries.map(Self.inOneLocale)
    return CheckedCatalog(
      name: name.isEmpty ? PathName(path).stem : name,
      content: isInfoPlist ? .infoPlist : .strings,
      syntax: isInfoPlist ? .none : syntax(of: entries, from: table.original, path),
      locales: isTranslation ? locales : [locales[0]],
      sourceLocale: 0,
      files: isTranslation ? [index, index] : [index],
      entries: entries,
      isExchange: true
    )
  }

  /// The entry of a document that says the same twice, as exports into the source language do: the
  /// target is what counts.
  private static func inOneLocale(_ entry: CheckedEntry) -> CheckedEntry {
    var entry = entry
    let targets = entry.texts.filter { $0.locale == 1 }
    entry.texts.removeAll { text in
      text.locale == 0 && targets.contains { $0.path == text.path }
    }
    for index in entry.texts.indices { entry.texts[index].locale = 0 }
    return entry
  }

  /// Documents of other tools than Xcode are of texts in any syntax.
  private func syntax(
    of entries: [CheckedEntry],
    from original: String,
    _ path: String
  ) -> CheckedCatalog.Syntax {
    let detected = appleSyntax(of: entries, [path])
    let extensions = [".strings", ".stringsdict", ".xcstrings", ".storyboard", ".xib", ".plist"]
    let isApple = extensions.contains { original.hasSuffix($0) }
    return isApple || detected == .icu ? detected : .none
  }
}
