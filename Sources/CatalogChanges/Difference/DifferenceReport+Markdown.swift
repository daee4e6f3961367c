internal import StringCatalogs

extension DifferenceReport {
  /// The report for a pull request: a heading a table, and tables of what to look at first, of how
  /// much changed, and of each change.
  package var markdown: String {
    tables.map { table in
      let sections =
        table.difference.isEmpty
        ? ["No changes.\n"] : Self.sections(of: table.difference).filter { !$0.isEmpty }
      return (["## \(table.name.visible.markdownCode)\n"] + sections).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static func sections(of difference: CatalogDifference) -> [String] {
    let counts = DifferenceCounts(difference)
    return [
      "\(counts.keyWords)\n",
      table(
        ["locale", "added", "removed", "changed", "other state", "outdated"],
        counts.locales.map { locale in
          [locale.locale.visible.markdownCode]
            + [locale.added, locale.removed, locale.changed, locale.state, locale.outdated]
            .map(String.init)
        }
      ),
      section(
        "The source changed under these translations",
        ["key", "place", "source was", "source is", "translation", "state"],
        difference.entries.flatMap { entry in entry.outdated.map { $0.row(key: entry.key) } }
      ),
      section(
        "Changes",
        ["key", "change", "place", "was", "is"],
        difference.members.map(\.cells).map { ["", ""] + $0 } + difference.entries.flatMap(\.rows)
      ),
    ]
  }

  private static func section(_ title: String, _ columns: [String], _ rows: [[String]]) -> String {
    rows.isEmpty ? "" : "### \(title)\n\n" + table(columns, rows)
  }

  private static func table(_ columns: [String], _ rows: [[String]]) -> String {
    guard !rows.isEmpty else { return "" }
    return ([columns, columns.map { _ in "---" }] + rows)
      .map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}

extension EntryDifference {
  /// A row for each change; a key that has nothing else to tell has one of its own.
  fileprivate var rows: [[String]] {
    let cells = members.map(\.cells) + units.map(\.cells)
    return (cells.isEmpty && kind != .changed ? [["", "", ""]] : cells)
      .map { [key.visible.markdownCode, words] + $0 }
  }

  private var words: String {
    switch kind {
    case .added: "key added"
    case .removed: "key removed"
    case .renamed(let old): "key renamed from \(old.visible.markdownCode)"
    case .changed: ""
    }
  }
}

extension UnitChange {
  fileprivate var cells: [String] {
    let stays = old?.state == new?.state || old == nil || new == nil
    func cell(_ unit: LocalizedString.StringUnit?) -> String {
      guard let unit else { return "" }
      let value = kind == .state ? nil : unit.value.visible.markdownCode
      let state = stays ? nil : "(\(unit.state?.rawValue.visible.markdownCode ?? "no state"))"
      return [value, state].compactMap(\.self).joined(separator: " ")
    }
    return [path.words(in: locale).markdownCode, cell(old), cell(new)]
  }
}

extension MemberChange {
  fileprivate var cells: [String] {
    let place = [path.words(in: locale), name.isEmpty ? "" : name.visible].filter { !$0.isEmpty }
      .joined(separator: " ")
    return [place.markdownCode] + [old, new].map { $0.map(\.words.markdownCode) ?? "" }
  }
}

extension OutdatedTranslation {
  fileprivate func row(key: String) -> [String] {
    [
      key.visible.markdownCode, path.words(in: locale).markdownCode, oldSource.visible.markdownCode,
      newSource.visible.markdownCode, translation.value.visible.markdownCode,
      translation.state?.rawValue.visible.markdownCode ?? "no state",
    ]
  }
}
