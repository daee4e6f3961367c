internal import Diagnostics
internal import StringCatalogs

/// A key with white space around it, or with nothing in it.
struct KeySpaceCheck: EntryCheck {
  static let rule = Rule(
    "key-space",
    .structure,
    .note,
    summary: "A key begins or ends with white space, or is empty and has translations.",
    rationale: """
      Nobody sees the space, and a program that asks for the key without it gets no translation. Keys \
      that are texts themselves are left alone: there the space may belong to the text.
      """,
    source: "Weblate’s checks begin_space and end_space.",
    example: .files(
      before: [.init("en.lproj/Localizable.strings", #""allow " = "Allow access";"#)],
      after: [.init("en.lproj/Localizable.strings", #""allow" = "Allow access";"#)]
    )
  )

  init(_ options: CheckOptions) {}

  func check(_ entry: CheckedEntry, in catalog: CheckedCatalog, _ findings: inout FindingSink) {
    let key = entry.key
    guard let first = key.utf8.first, let last = key.utf8.last else {
      // Xcode writes an empty key for every empty text in the sources.
      guard entry.texts.contains(where: { !$0.isBlank }) else { return }
      findings.add(Self.rule, at: entry.keyOrigin, "The key is empty; give it a name", key: key)
      return
    }
    guard first <= 0x20 || last <= 0x20, key.utf8.contains(where: { $0 > 0x20 }),
      entry.hasNameAsKey(in: catalog)
    else { return }
    findings.add(
      Self.rule,
      at: entry.keyOrigin,
      "The key \(first <= 0x20 ? "begins" : "ends") with white space; write it without, here and in code",
      key: key
    )
  }
}

extension CheckedEntry {
  /// Whether the key is one word that is not its own text, so that the space is no part of a text.
  fileprivate func hasNameAsKey(in catalog: CheckedCatalog) -> Bool {
    guard key.split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "\t" }).count == 1 else {
      return false
    }
    return texts.first { $0.locale == catalog.sourceLocale }?.text.isExactly(key) != true
  }
}
