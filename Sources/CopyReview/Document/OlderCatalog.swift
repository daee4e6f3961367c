internal import CopyChecks
internal import Diagnostics
internal import GitRepository
internal import StringCatalogs

/// A String Catalog as it was at a revision.
struct OlderCatalog {
  /// The units by key, locale and path; all that is compared is compared by bytes.
  private var units: [ExactText: [ExactText: [UnitPath: ReviewText.Unit]]] = [:]

  /// - Throws: a diagnostic where there is no such revision, or no catalog at it that can be read.
  init(_ path: String, at revision: String, in repository: GitRepository) throws(Diagnostic) {
    let bytes: [UInt8]?
    do {
      bytes = try repository.contents(of: path, at: revision)
    } catch {
      throw Diagnostic(.error, error.description)
    }
    // A file that was not there had nothing in it.
    guard var bytes else { return }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if bytes.starts(with: mark) { bytes.removeFirst(mark.count) }
    let view = StringCatalogView(try StringCatalogFile(parsing: bytes, file: "\(revision):\(path)"))
    view.forEachEntry(in: 0..<view.count) { entry in
      let key = ExactText(entry.key.text)
      entry.forEachLocalization { localization in
        let locale = ExactText(localization.locale.text)
        localization.forEachUnit { path, unit in
          units[key, default: [:]][locale, default: [:]][path] =
            ReviewText.Unit(value: unit.value.text, state: unit.state?.text)
        }
      }
    }
  }

  /// Tells of each text of a string how it differs from the older one.
  func compare(_ string: inout ReviewString, _ locales: LocaleList) {
    let older = units[ExactText(string.key)]
    for locale in string.texts.indices {
      let units = older?[ExactText(locales.locales[locale].name)]
      for index in string.texts[locale].indices {
        let text = string.texts[locale][index]
        string.texts[locale][index].change =
          switch units?[text.path] {
          // The key stands in for a text that the file has not.
          case nil where text.unit.state == nil && text.unit.value == string.key: nil
          case nil: .added
          case let unit? where unit.isExactly(text.unit): nil
          case let unit?: .changed(from: unit)
          }
      }
    }
  }
}

extension ReviewText.Unit {
  fileprivate func isExactly(_ other: Self) -> Bool {
    value.isExactly(other.value) && state == other.state
  }
}
