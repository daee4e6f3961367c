internal import StringCatalogs

extension DifferenceReport {
  /// The report for a terminal: counts first, then a paragraph a key, with `-` before what was and
  /// `+` before what is.
  package var text: String {
    tables.map { table in Self.lines(of: table).map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  private static func lines(of table: Table) -> [String] {
    let difference = table.difference
    guard !difference.isEmpty else { return ["\(table.name.visible): no changes"] }
    let counts = DifferenceCounts(difference)
    return ["\(table.name.visible): \(counts.keyWords)"] + counts.locales.map { "  " + $0.words }
      + difference.members.flatMap { $0.lines }.map { "  " + $0 }
      + difference.entries.flatMap { [""] + $0.lines }
  }
}

extension EntryDifference {
  fileprivate var lines: [String] {
    let heading =
      switch kind {
      case .added: "+ \(key.visible)"
      case .removed: "- \(key.visible)"
      case .renamed(let old): "~ \(key.visible) (renamed from \(old.visible))"
      case .changed: "~ \(key.visible)"
      }
    let details =
      members.flatMap(\.lines) + units.flatMap(\.lines) + outdated.flatMap(\.lines)
    return [heading] + details.map { "    " + $0 }
  }
}

extension UnitChange {
  fileprivate var lines: [String] {
    let place = path.words(in: locale)
    if kind == .state { return ["\(place): \(stateWords)"] }
    var lines = [place] + Change.lines(old: old?.value.visible, new: new?.value.visible)
    if let old = old?.value, let new = new?.value, old == new { lines.append(Change.sameText) }
    if let old, let new, old.state != new.state { lines.append("  \(stateWords)") }
    return lines
  }

  private var stateWords: String {
    "\((old?.state).words) → \((new?.state).words)"
  }
}

extension MemberChange {
  fileprivate var lines: [String] {
    let place = [path.words(in: locale), name.isEmpty ? "" : name.visible].filter { !$0.isEmpty }
    return [place.joined(separator: ": ")] + Change.lines(old: old?.words, new: new?.words)
  }
}

extension OutdatedTranslation {
  fileprivate var lines: [String] {
    let lines =
      ["\(path.words(in: locale)): the source is another text now, the translation is not"]
      + Change.lines(old: oldSource.visible, new: newSource.visible)
      + ["  = \(translation.value.visible) (\(translation.state.words))"]
    return oldSource == newSource ? lines + [Change.sameText] : lines
  }
}

/// How a change looks in a terminal.
private enum Change {
  static let sameText = "  the same text, in another Unicode normalization form"

  static func lines(old: String?, new: String?) -> [String] {
    [old.map { "  - \($0)" }, new.map { "  + \($0)" }].compactMap(\.self)
  }
}
