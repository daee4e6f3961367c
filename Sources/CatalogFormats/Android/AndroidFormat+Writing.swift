package import StringCatalogs

extension AndroidFormat {
  package func write(_ tables: [StringTable], _ options: WritingOptions) -> WrittenFiles {
    var report = LossReport(format: "Android's string resources")
    var files: [WrittenFiles.File] = []
    for table in tables {
      let source = table.catalog.sourceLanguage
      for entry in table.catalog.entries {
        report.loseOtherMembers(of: entry)
        report.loseStates(of: entry, options)
      }
      let parts: [Substring] = table.name.split(
        separator: Self.qualifierMark,
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      let qualifiers: [Substring] = parts.count > 1 ? parts[1].split(separator: "-") : []
      let resources = AndroidResources(of: table.catalog, &report)
      for locale in options.locales(of: table.catalog) {
        var writer = AndroidWriter(resources, locale: locale, options)
        writer.write(&report)
        guard !writer.isEmpty || locale == source else { continue }
        let folder = AndroidFolder(
          locale: locale == source ? nil : locale,
          qualifiers: qualifiers.map(String.init)
        )
        files.append(
          .init(path: "\(folder.name)/\(parts[0]).xml", bytes: Array(writer.text.utf8))
        )
      }
      if options.includes(source) { continue }
      for entry in table.catalog.entries where entry.comment?.isEmpty == false {
        report.lose("the comment, which stands with the source language,", of: entry.key)
      }
    }
    return WrittenFiles(files, losses: report.losses)
  }
}
