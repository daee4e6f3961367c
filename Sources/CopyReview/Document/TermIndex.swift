internal import AlertModel
internal import CopyChecks
internal import Resources

/// Finds the names of the OS that stand in source texts.
struct TermIndex {
  private struct Entry {
    let row: Int
    let name: [Unicode.Scalar]
    /// Whether it is a word of every day that begins sentences, too.
    let isCommon: Bool
  }

  private let versions: [OSVersion]
  private let rows: [ReviewTerm]
  private let entries: [Unicode.Scalar: [Entry]]

  init(versions: [OSVersion], locales: [CopyLocale]) {
    self.versions = versions
    var rows: [ReviewTerm] = []
    var entries: [Unicode.Scalar: [Entry]] = [:]
    for term in Term.all {
      let known = versions.filter(term.versions.contains).map(\.description)
      let names = locales.map { locale in
        locale.writing.termLocale.flatMap { term.name(in: $0) }
      }
      // A name with a place for another one is nothing to be found.
      guard !known.isEmpty, let name = names.first ?? nil, !name.contains("%") else { continue }
      let scalars = Array(name.unicodeScalars)
      let isWord = !scalars.contains(" ") && scalars.allSatisfy(\.isASCII)
      let isName = term.id.hasPrefix("row.") || term.id.hasPrefix("settings.")
      let entry = Entry(row: rows.count, name: scalars, isCommon: isWord && !isName)
      entries[scalars[0], default: []].append(entry)
      rows.append(
        ReviewTerm(id: term.id, versions: known, names: names, note: Self.note(of: term.id))
      )
    }
    self.rows = rows
    self.entries = entries
  }

  subscript(row: Int) -> ReviewTerm { rows[row] }

  /// The rows of the terms on the way through Settings that an alert names.
  func rows(onPathOf permission: Permission, _ situation: Situation) -> Set<Int> {
    guard let facts = PermissionFacts.of(permission) else { return [] }
    let terms = Set(versions.flatMap { facts.settingsPath(for: situation, in: $0) ?? [] })
    return Set(rows.indices.filter { terms.contains(rows[$0].id) })
  }

  /// The rows of the terms that stand in a text, as whole words.
  func rows(in text: String) -> Set<Int> {
    let scalars = Array(text.unicodeScalars)
    var found: Set<Int> = []
    for index in scalars.indices {
      guard let candidates = entries[scalars[index]],
        index == 0 || !Self.joins(scalars[index - 1], scalars[index])
      else { continue }
      for entry in candidates where scalars[index...].starts(with: entry.name) {
        let end = index + entry.name.count
        guard end == scalars.count || !Self.joins(scalars[end - 1], scalars[end]) else { continue }
        if entry.isCommon, entry.name.count < scalars.count,
          Self.isSentenceStart(scalars[..<index])
        {
          continue
        }
        found.insert(entry.row)
      }
    }
    return found
  }

  /// Whether two characters are of one word.
  private static func joins(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value < 0x3000 && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
    }
    return isOfWord(first) && isOfWord(second)
  }

  private static func isSentenceStart(_ before: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let last = before.last(where: { $0 != " " }) else { return true }
    return [".", "!", "?", "\n", ":"].contains(last)
  }

  private static func note(of term: String) -> String? {
    let notes = [
      "row": "a row in Settings", "settings": "a page of Settings", "button": "a button of iOS",
      "state": "a level in Settings", "perapp": "a row on the app’s page in Settings",
      "notifications": "a switch in Settings",
    ]
    return term.firstIndex(of: ".").flatMap { notes[String(term[..<$0])] }
  }
}
