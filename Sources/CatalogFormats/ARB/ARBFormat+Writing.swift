internal import Diagnostics
package import StringCatalogs

extension ARBFormat {
  package func write(_ tables: [StringTable], _ options: WritingOptions) -> WrittenFiles {
    var report = LossReport(format: "ARB")
    var files: [WrittenFiles.File] = []
    for table in tables {
      let catalog = table.catalog
      for entry in catalog.entries {
        report.loseOtherMembers(of: entry)
        if entry.shouldTranslate == false {
          report.lose("that it is not to be translated", of: entry.key)
        }
        if let state = entry.extractionState {
          report.lose("the extraction state \(state.rawValue)", of: entry.key)
        }
        if !options.includes(catalog.sourceLanguage), entry.comment?.isEmpty == false {
          report.lose("the comment, which stands with the source language,", of: entry.key)
        }
      }
      let names = ResourceNames(of: catalog.entries.map(\.key), .dart)
      for locale in options.locales(of: catalog) {
        var writer = ARBWriter(catalog, names, locale: locale, options)
        writer.write(&report)
        guard !writer.members.isEmpty || locale == catalog.sourceLanguage else { continue }
        let name = ARBFileName(locale: locale, table: table.name)
        let members = [("@@locale", .string(name.underscored))] + writer.members
        files.append(
          .init(path: name.path, bytes: Array(JSONDocument.object(members).text.utf8))
        )
      }
    }
    return WrittenFiles(files, losses: report.losses)
  }
}
