internal import Diagnostics
internal import StringCatalogs

extension DifferenceReport {
  /// The report by the schema `alertcopy.diff/1`.
  package var json: String {
    JSONDocument.object([
      ("schema", "alertcopy.diff/1"),
      (
        "tables",
        .array(
          tables.map { table in
            .object([
              ("name", .string(table.name)),
              ("counts", DifferenceCounts(table.difference).document),
              ("members", .array(table.difference.members.map(\.document))),
              ("keys", .array(table.difference.entries.map(\.document))),
            ])
          }
        )
      ),
    ]).text
  }
}

extension DifferenceCounts {
  fileprivate var document: JSONDocument {
    .object([
      ("addedKeys", .number(addedKeys)),
      ("removedKeys", .number(removedKeys)),
      ("renamedKeys", .number(renamedKeys)),
      ("changedKeys", .number(changedKeys)),
      ("locales", .array(locales.map(\.document))),
    ])
  }
}

extension DifferenceCounts.Locale {
  fileprivate var document: JSONDocument {
    .object([
      ("locale", .string(locale)),
      ("added", .number(added)),
      ("removed", .number(removed)),
      ("changed", .number(changed)),
      ("state", .number(state)),
      ("outdated", .number(outdated)),
    ])
  }
}

extension EntryDifference {
  fileprivate var document: JSONDocument {
    let (change, renamedFrom): (JSONDocument, String?) =
      switch kind {
      case .added: ("added", nil)
      case .removed: ("removed", nil)
      case .renamed(let old): ("renamed", old)
      case .changed: ("changed", nil)
      }
    return .object([
      ("key", .string(key)),
      ("change", change),
      ("renamedFrom", .string(renamedFrom)),
      ("members", .array(members.map(\.document))),
      ("values", .array(units.map(\.document))),
      ("outdated", .array(outdated.map(\.document))),
    ])
  }
}

extension UnitChange {
  fileprivate var document: JSONDocument {
    .object([
      ("locale", .string(locale)),
      ("path", .string(path.identifier)),
      ("change", .string(kind.rawValue)),
      ("old", old?.document ?? .null),
      ("new", new?.document ?? .null),
    ])
  }
}

extension MemberChange {
  fileprivate var document: JSONDocument {
    .object([
      ("locale", .string(locale)),
      ("path", .string(path.identifier)),
      ("name", .string(name)),
      ("old", old?.document ?? .null),
      ("new", new?.document ?? .null),
    ])
  }
}

extension OutdatedTranslation {
  fileprivate var document: JSONDocument {
    .object([
      ("locale", .string(locale)),
      ("path", .string(path.identifier)),
      ("translation", translation.document),
      ("oldSource", .string(oldSource)),
      ("newSource", .string(newSource)),
    ])
  }
}
