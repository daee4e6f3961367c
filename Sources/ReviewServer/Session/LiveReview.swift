internal import CatalogChanges
package import CheckInputs
internal import CommandLineTool
internal import CopyReview
package import Diagnostics
internal import StringCatalogs

/// A review that is going on: the catalogs as they were last seen, and what changed since it began.
///
/// A file is known by its index among those that the review began with; no request names a path.
package struct LiveReview: Sendable {
  /// What is reviewed.
  package struct Subject: Sendable {
    /// What a person gave: files, and folders with all that is in them.
    package var paths: [String]
    package var catalogs: [String]
    /// As the catalogs spell them, in the order of the document.
    package var locales: [String]
    package var editableLocales: Set<String>
    package var configuration: CheckConfiguration

    package init(
      paths: [String],
      catalogs: [String],
      locales: [String],
      editableLocales: Set<String>,
      configuration: CheckConfiguration
    ) {
      self.paths = paths
      self.catalogs = catalogs
      self.locales = locales
      self.editableLocales = editableLocales
      self.configuration = configuration
    }
  }

  let subject: Subject
  let check: KeyCheck
  private(set) var log = ChangeLog()
  private(set) var catalogs: [ReviewedCatalog] = []

  /// Begins a review: reads the catalogs, and removes the drafts beside them that a killed process
  /// has left.
  package init(_ subject: Subject) throws(Diagnostic) {
    self.subject = subject
    check = KeyCheck(subject)
    for path in subject.catalogs {
      OutputFile.removeAbandonedDrafts(of: path)
      OutputFile.removeAbandonedDrafts(of: ReviewNotes.path(ofCatalog: path))
      catalogs.append(try ReviewedCatalog(path: path))
    }
  }

  /// Looks whether a catalog changed on disk.
  ///
  /// - Throws: a diagnostic where it cannot be read now.
  mutating func refresh(_ catalog: Int, isCertain: Bool) throws(Diagnostic) {
    log.add(try catalogs[catalog].refresh(isCertain: isCertain), of: catalog)
  }

  /// The entry that a request is about, in a locale that the review has.
  func entry(of id: StringID, in catalog: Int) throws(ReviewFault) -> StringCatalog.Entry {
    guard subject.locales.contains(where: { $0.isExactly(id.locale) }) else {
      throw .refused("the review has no locale “\(id.locale)”")
    }
    guard let entry = catalogs[catalog][id.key] else {
      throw .refused("\(catalogs[catalog].path) has no key “\(id.key)”; reload the page")
    }
    return entry
  }

  /// Writes an entry, and counts it as a change.
  mutating func write(_ entry: StringCatalog.Entry, to catalog: Int) throws {
    try catalogs[catalog].write(entry)
    log.add([entry.key], of: catalog)
  }

  /// Which catalog a request means.
  func index(_ catalog: Int) throws(ReviewFault) -> Int {
    guard catalogs.indices.contains(catalog) else {
      throw .refused("the review has no catalog \(catalog)")
    }
    return catalog
  }

  /// What is found in a key of a catalog, or of the file that is to take its place.
  func findings(of key: String, in catalog: Int, as file: StringCatalogFile? = nil) -> JSONDocument
  {
    let found = check.findings(of: [key], in: file ?? catalogs[catalog].file, number: catalog)
    return .array((found[key] ?? []).map(\.json))
  }
}
