internal import StringCatalogs

extension UpdateReport {
  /// The report for a terminal: counts, then what was added, what changed, what was rejected with
  /// the reason and what to do, and what else to know.
  package var text: String {
    let sections = tables.map(Self.lines) + [keptNotes.map(\.words), refusals.map(\.words)]
    return sections.filter { !$0.isEmpty }.map { lines in lines.map { $0 + "\n" }.joined() }
      .joined(separator: "\n")
  }

  private static func lines(of table: Table) -> [String] {
    let items = table.update.items
    let sections: [[String]] = [
      counts(of: table),
      section("added", items.filter { $0.outcome == .added }),
      section("changed", items.filter { $0.outcome == .changed }),
      section("in another state", items.filter { $0.outcome == .state }),
    ]
    let notes = table.update.notes.map(\.words)
    let all =
      sections + rejected(items) + [notes.isEmpty ? [] : ["notes"] + notes.map { "  \($0)" }]
    return Array(all.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private static func counts(of table: Table) -> [String] {
    ["\(table.name.visible): \(UpdateCounts(table.update.items).words)"]
      + UpdateCounts.byLocale(table.update.items).map {
        "  \($0.locale.visible): \($0.counts.words)"
      }
  }

  private static func section(_ title: String, _ items: [UpdateItem]) -> [String] {
    items.isEmpty ? [] : [title] + items.flatMap(\.lines).map { "  \($0)" }
  }

  /// A section for each reason.
  ///
  /// Values in locales that nobody asked for are counted only.
  private static func rejected(_ items: [UpdateItem]) -> [[String]] {
    var order: [String] = []
    var groups: [String: (rejection: Rejection, items: [UpdateItem])] = [:]
    for item in items {
      guard case .rejected(let rejection) = item.outcome else { continue }
      let reason = rejection.identifier
      if groups[reason] == nil { order.append(reason) }
      groups[reason, default: (rejection, [])].items.append(item)
    }
    return order.compactMap { groups[$0] }.map { rejection, items in
      let heading = "rejected, \(items.count): \(rejection.reason); \(rejection.advice)"
      return [heading]
        + (rejection == .localeNotAskedFor ? [] : items.flatMap(\.lines).map { "  \($0)" })
    }
  }
}

extension UpdateReport.KeptNotes {
  fileprivate var words: String {
    let counts = [(comments, "comment"), (suggestions, "suggestion")].filter { $0.0 > 0 }
      .map { $0.0.counted($0.1) }
    return "\(counts.joined(separator: ", ")) kept in \(file.visible)"
  }
}

extension UpdateReport.Refusal {
  fileprivate var words: String {
    "\(file.visible): refused: \(subject.visible), for \(reason.visible); \(advice.visible)"
  }
}

extension UpdateCounts {
  /// The counts on one line.
  fileprivate var words: String {
    let words = [
      (added, "added"), (changed, "changed"), (state, "in another state"), (unchanged, "unchanged"),
      (untranslated, "untranslated"), (rejected, "rejected"),
    ].words
    return words.isEmpty ? "nothing offered" : words
  }
}

extension UpdateItem {
  fileprivate var lines: [String] {
    let place = "\(id.key.visible), \(id.path.words(in: id.locale))"
    let offer = "  + \(offered.value.visible)"
    let change = [current.map { "  - \($0.value.visible)" }, offer].compactMap(\.self)
    return switch outcome {
    case .added:
      [place + (result?.state == .translated ? "" : " (\((result?.state).words))"), offer]
    case .changed where current?.state == result?.state: [place] + change
    case .changed: ["\(place) (\(stateWords))"] + change
    case .state: ["\(place): \(stateWords)"]
    case .rejected(let rejection):
      ["\(place) (\(file.visible))"] + change + rejection.details.map { "    \($0)" }
    case .unchanged, .untranslated: []
    }
  }

  private var stateWords: String { "\((current?.state).words) → \((result?.state).words)" }
}

extension Rejection {
  /// What holds for one value only.
  fileprivate var details: [String] {
    switch self {
    case .contradicted(let file, let value): ["\(file.visible) has: \(value.visible)"]
    case .sourceChanged(let seen, let now): ["seen: \(seen.visible)", "now:  \(now.visible)"]
    case .placeholders(let words): [words.visible]
    case .changedSince(let base, let now):
      ["reviewed: \(base?.visible ?? "none")", "now:      \(now?.visible ?? "none")"]
    default: []
    }
  }
}
