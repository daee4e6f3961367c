internal import Diagnostics
internal import StringCatalogs

extension UpdateReport {
  /// The report by the schema `alertcopy.apply/1`; what is unchanged or untranslated is counted.
  package var json: String {
    JSONDocument.object([
      ("schema", "alertcopy.apply/1"),
      (
        "tables",
        .array(
          tables.map { table in
            let items = table.update.items
            return .object([
              ("name", .string(table.name)),
              ("counts", .object(UpdateCounts(items).members)),
              (
                "locales",
                .array(
                  UpdateCounts.byLocale(items).map { locale, counts in
                    .object([("locale", .string(locale))] + counts.members)
                  }
                )
              ),
              ("values", .array(items.compactMap(\.document))),
              ("notes", .array(table.update.notes.map(\.document))),
            ])
          }
        )
      ),
      ("keptNotes", .array(keptNotes.map(\.document))),
      ("refusals", .array(refusals.map(\.document))),
    ]).text
  }
}

extension UpdateReport.KeptNotes {
  fileprivate var document: JSONDocument {
    .object([
      ("file", .string(file)),
      ("comments", .number(comments)),
      ("suggestions", .number(suggestions)),
    ])
  }
}

extension UpdateReport.Refusal {
  fileprivate var document: JSONDocument {
    .object([
      ("file", .string(file)),
      ("subject", .string(subject)),
      ("reason", .string(reason)),
      ("advice", .string(advice)),
    ])
  }
}

extension UpdateCounts {
  fileprivate var members: [(name: String, value: JSONDocument)] {
    [
      ("added", .number(added)),
      ("changed", .number(changed)),
      ("state", .number(state)),
      ("unchanged", .number(unchanged)),
      ("untranslated", .number(untranslated)),
      ("rejected", .number(rejected)),
    ]
  }
}

extension UpdateItem {
  fileprivate var document: JSONDocument? {
    let outcome: JSONDocument
    var rejection: Rejection?
    switch self.outcome {
    case .added: outcome = "added"
    case .changed: outcome = "changed"
    case .state: outcome = "state"
    case .unchanged, .untranslated: return nil
    case .rejected(let reason): (outcome, rejection) = ("rejected", reason)
    }
    return .object([
      ("key", .string(id.key)),
      ("locale", .string(id.locale)),
      ("path", .string(id.path.identifier)),
      ("file", .string(file)),
      ("outcome", outcome),
      ("offered", offered.document),
      ("current", current?.document ?? .null),
      ("result", result?.document ?? .null),
      ("rejection", rejection?.document ?? .null),
    ])
  }
}

extension Rejection {
  fileprivate var document: JSONDocument {
    let details: [(name: String, value: JSONDocument)] =
      switch self {
      case .contradicted(let file, let value):
        [("otherFile", .string(file)), ("otherValue", .string(value))]
      case .sourceChanged(let seen, let now):
        [("seenSource", .string(seen)), ("source", .string(now))]
      case .placeholders(let words): [("mismatch", .string(words))]
      case .changedSince(let base, let now): [("base", .string(base)), ("now", .string(now))]
      default: []
      }
    return .object(
      [
        ("reason", .string(identifier)),
        ("message", .string(reason)),
        ("advice", .string(advice)),
      ] + details
    )
  }
}

extension UpdateNote {
  fileprivate var document: JSONDocument {
    switch self {
    case .sourcesUnchecked(let file, let count, _):
      .object([
        ("note", "sources-unchecked"), ("file", .string(file)), ("count", .number(count)),
      ])
    case .otherSourceLanguage(let file, let language, let current):
      .object([
        ("note", "other-source-language"),
        ("file", .string(file)),
        ("language", .string(language)),
        ("current", .string(current)),
      ])
    case .copiesOfSources(let file, let count):
      .object([
        ("note", "copies-of-sources"), ("file", .string(file)), ("count", .number(count)),
      ])
    case .newLocale(let locale, let other):
      .object([("note", "new-locale"), ("locale", .string(locale)), ("like", .string(other))])
    case .comment(let key, let file, let offered, let current):
      .object([
        ("note", "comment"),
        ("key", .string(key)),
        ("file", .string(file)),
        ("offered", .string(offered)),
        ("current", .string(current)),
      ])
    }
  }
}
