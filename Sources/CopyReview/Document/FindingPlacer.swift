internal import CopyChecks
internal import Diagnostics
internal import StringCatalogs

/// Tells which string, locale and variation findings are about.
struct FindingPlacer {
  /// Longer pieces of a text show nothing that the text itself does not.
  private static let longestFragment = 60

  private let input: ReviewInput
  private let locales: LocaleList
  /// For each file the catalog of the document that it has.
  private let catalogs: [Int: Int]
  /// The strings by their catalogs and keys.
  private let strings: [StringName: Int]
  /// The entry of each string.
  private let entries: [CheckedEntry]

  /// A catalog and a key in it.
  struct StringName: Hashable {
    let catalog: Int
    let key: ExactText

    init(catalog: Int, key: String) {
      self.catalog = catalog
      self.key = ExactText(key)
    }
  }

  init(
    _ input: ReviewInput,
    locales: LocaleList,
    strings: [StringName: Int],
    entries: [CheckedEntry]
  ) {
    self.input = input
    self.locales = locales
    self.strings = strings
    self.entries = entries
    catalogs = Dictionary(
      input.catalogs.enumerated().map { (input.project.catalogs[$1].files[0], $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The finding as a document has it; `nil` where it is about another file.
  func place(_ finding: Finding) -> ReviewFinding? {
    guard let catalog = catalogs[finding.file] else { return nil }
    let string = finding.key.flatMap { strings[StringName(catalog: catalog, key: $0)] }
    let found: CheckedText? = string.flatMap { text(at: finding.range, in: entries[$0]) }
    return ReviewFinding(
      string: string,
      catalog: catalog,
      locale: finding.locale.flatMap { locales.index(of: $0) },
      path: found?.path,
      rule: finding.rule,
      severity: finding.severity,
      message: finding.message,
      fragment: found.flatMap { fragment(of: $0, finding) }
    )
  }

  private func text(at range: Range<Int>, in entry: CheckedEntry) -> CheckedText? {
    entry.texts.first { text in
      let own = text.origin.range
      return own.lowerBound <= range.lowerBound && range.upperBound <= own.upperBound
        && text.origin != entry.keyOrigin
    }
  }

  /// The piece of a text that a finding is about, where it is less than the whole and short.
  private func fragment(of text: CheckedText, _ finding: Finding) -> String? {
    guard !finding.range.isEmpty, finding.range != text.origin.range else { return nil }
    let bytes = input.project.files[finding.file].utf8[finding.range]
    guard let fragment = JSONFile.string(written: bytes), fragment.count < Self.longestFragment,
      text.text.contains(fragment)
    else { return nil }
    return fragment
  }
}
