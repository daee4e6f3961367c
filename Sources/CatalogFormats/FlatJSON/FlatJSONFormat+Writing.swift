internal import Diagnostics
package import StringCatalogs

extension FlatJSONFormat {
  package func write(_ tables: [StringTable], _ options: WritingOptions) -> WrittenFiles {
    var report = LossReport(format: "flat JSON")
    var files: [WrittenFiles.File] = []
    for table in tables {
      let catalog = table.catalog
      report.loseDetails(of: catalog.entries, options)
      for locale in options.locales(of: catalog) {
        let members = members(of: catalog, in: locale, options, &report)
        guard !members.isEmpty || locale == catalog.sourceLanguage else { continue }
        let isAlone = tables.count == 1 && table.name == Self.defaultTable
        let path = isAlone ? "\(locale).json" : "\(locale)/\(table.name).json"
        files.append(.init(path: path, bytes: Array(JSONDocument.object(members).text.utf8)))
      }
    }
    return WrittenFiles(files, losses: report.losses)
  }

  private func members(
    of catalog: StringCatalog,
    in locale: String,
    _ options: WritingOptions,
    _ report: inout LossReport
  ) -> [(name: String, value: JSONDocument)] {
    var members: [(name: String, value: JSONDocument)] = []
    var names: Set<ExactText> = []
    for entry in catalog.entries where options.isWanted(entry, in: locale) {
      let units = options.string(of: entry, in: locale, of: catalog)?.units ?? []
      for (path, unit) in units {
        let suffix = path == .root ? "" : Self.variationMark + path.identifier
        let name = entry.key + suffix
        let read = Self.split(name)
        let isRead = read.key.isExactly(entry.key) && read.path == path
        guard isRead, names.insert(name.exact).inserted else {
          report.leaveOut(
            entry.key,
            in: locale,
            because: isRead
              ? "“\(name)” stands twice" : "“\(name)” would be read as something else"
          )
          continue
        }
        members.append((name, .string(unit.value)))
      }
    }
    return members
  }
}
