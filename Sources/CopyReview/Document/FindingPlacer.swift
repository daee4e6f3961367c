internal import CopyChecks
internal import Diagnostics
internal import StringCatalogs

/// Tells which string, locale and variation findings are about.
struct FindingPlacer {
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
    let place = string.map {
      FindingPlace(of: finding, in: entries[$0], input.project.files[finding.file])
    }
    return ReviewFinding(
      string: string,
      catalog: catalog,
      locale: finding.locale.flatMap { locales.index(of: $0) },
      path: place?.path,
      rule: finding.rule,
      severity: finding.severity,
      message: finding.message,
      fragment: place?.fragment
    )
  }
}
