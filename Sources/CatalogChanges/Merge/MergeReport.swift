internal import Diagnostics
internal import StringCatalogs

/// What a merge could not decide, and what came out of date by it, for a person or a machine.
package struct MergeReport: Sendable {
  /// The file, as it was given.
  private let file: String
  private let conflicts: [MergeConflict]
  private let outdated: [OutdatedString]

  package init(file: String, _ merge: CatalogMerge) {
    self.file = file
    conflicts = merge.conflicts
    outdated = merge.outdated
  }

  /// The conflicts for a terminal, each with what the three sides have, and the translations that
  /// came out of date; empty where there is neither.
  package var text: String {
    [section("conflict", conflicts.map(\.lines)), section("note", outdated.map(\.lines))]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func section(_ noun: String, _ items: [[String]]) -> String {
    guard !items.isEmpty else { return "" }
    let heading = "\(file.visible): \(items.count.counted(noun))"
    return ([heading] + items.flatMap { [""] + $0 }).map { $0 + "\n" }.joined()
  }

  /// The conflicts and the outdated translations by the schema `alertcopy.merge/1`.
  package var json: String {
    JSONDocument.object([
      ("schema", "alertcopy.merge/1"),
      ("file", .string(file)),
      ("conflicts", .array(conflicts.map(\.document))),
      ("outdated", .array(outdated.map(\.document))),
    ]).text
  }
}

extension MergeConflict {
  fileprivate var lines: [String] {
    [
      place.words, "  " + subject.words, "  base:   \(base.words)", "  ours:   \(ours.words)",
      "  theirs: \(theirs.words)", "  kept:   \(resolution)",
    ]
  }

  fileprivate var document: JSONDocument {
    .object([
      ("key", .string(place.key)),
      ("locale", .string(place.locale)),
      ("path", .string(place.path.identifier)),
      ("subject", .string(subject.identifier)),
      ("member", .string(subject.memberName)),
      ("base", base?.document ?? .null),
      ("ours", ours?.document ?? .null),
      ("theirs", theirs?.document ?? .null),
      ("kept", .string(resolution)),
    ])
  }

  /// What stands in the merged file.
  private var resolution: String {
    switch subject {
    case .value, .state, .variations: "ours, as needs_review"
    case .presence, .member: ours == nil ? "theirs" : "ours"
    }
  }
}

extension OutdatedString {
  fileprivate var lines: [String] {
    let place = "\(key.visible), \(translation.path.words(in: translation.locale))"
    return [
      place, "  one side changed the source, the other translates what it was",
      "  seen:  \(translation.oldSource.visible)", "  now:   \(translation.newSource.visible)",
      "  kept:  \(translation.translation.value.visible)",
    ]
  }

  fileprivate var document: JSONDocument {
    .object([
      ("key", .string(key)),
      ("locale", .string(translation.locale)),
      ("path", .string(translation.path.identifier)),
      ("translation", translation.translation.document),
      ("seenSource", .string(translation.oldSource)),
      ("source", .string(translation.newSource)),
    ])
  }
}

extension MergeConflict.Place {
  fileprivate var words: String {
    let path = path.words(in: locale)
    return [key?.visible ?? "the catalog itself", path.isEmpty ? nil : path]
      .compactMap(\.self).joined(separator: ", ")
  }
}

extension MergeConflict.Subject {
  fileprivate var words: String {
    switch self {
    case .value: "both sides have another text"
    case .state: "both sides have the text in another state"
    case .presence: "one side removed what the other changed"
    case .variations: "the sides vary by different things"
    case .member(let name): "both sides have another \(name.visible)"
    }
  }

  fileprivate var identifier: String {
    switch self {
    case .value: "value"
    case .state: "state"
    case .presence: "presence"
    case .variations: "variations"
    case .member: "member"
    }
  }

  fileprivate var memberName: String? {
    guard case .member(let name) = self else { return nil }
    return name
  }
}

extension MergeConflict.Content? {
  fileprivate var words: String {
    guard let self else { return "nothing" }
    return self.words
  }
}
