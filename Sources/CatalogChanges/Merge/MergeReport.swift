internal import Diagnostics
internal import StringCatalogs

/// What a merge could not decide, for a person or a machine.
package struct MergeReport: Sendable {
  /// The file, as it was given.
  private let file: String
  private let conflicts: [MergeConflict]

  package init(file: String, _ merge: CatalogMerge) {
    self.file = file
    conflicts = merge.conflicts
  }

  /// The conflicts for a terminal, each with what the three sides have; empty where there is none.
  package var text: String {
    guard !conflicts.isEmpty else { return "" }
    let heading = "\(file.visible): \(conflicts.count.counted("conflict"))"
    return ([heading] + conflicts.flatMap { [""] + $0.lines }).map { $0 + "\n" }.joined()
  }

  /// The conflicts by the schema `alertcopy.merge/1`.
  package var json: String {
    JSONDocument.object([
      ("schema", "alertcopy.merge/1"),
      ("file", .string(file)),
      ("conflicts", .array(conflicts.map(\.document))),
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
