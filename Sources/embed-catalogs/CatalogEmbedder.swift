internal import CompiledMessages
internal import Diagnostics
internal import ICU
internal import MessageFormat
internal import StringCatalogs

/// Turns String Catalogs into the Swift source of their compiled messages.
struct CatalogEmbedder {
  /// Everything that is wrong with the catalogs.
  struct Faults: Error {
    var diagnostics: [Diagnostic]
  }

  private let catalogs: [StringCatalogFile]

  init(catalogs: [StringCatalogFile]) {
    self.catalogs = catalogs
  }

  /// - Throws: every fault that the catalogs have.
  func swiftCode() throws -> String {
    var faults: [Diagnostic] = []
    let records = records(faults: &faults)
    faults += languageFaults() + duplicateFaults()
    guard faults.isEmpty else { throw Faults(diagnostics: faults) }
    let locales = records.keys.sorted()
    return SwiftSource(
      catalogs: catalogs.map(\.file),
      sourceLocale: catalogs[0].sourceLanguage,
      tables: try locales.map { locale in
        SwiftSource.Table(
          locale: locale,
          fallbacks: LocaleMatcher(available: locales).matches(for: locale)
            .filter { $0 != locale },
          quotationMarks: try Delimiters(locale: locale),
          records: records[locale, default: [:]]
        )
      }
    ).text
  }

  /// Compiled messages by locale and key.
  private func records(faults: inout [Diagnostic]) -> [String: [String: CompiledMessage]] {
    var records: [String: [String: CompiledMessage]] = [:]
    for catalog in catalogs {
      for entry in catalog.entries {
        if entry[catalog.sourceLanguage] == nil {
          faults.append(
            fault(
              in: catalog,
              at: entry.key.offset,
              "“\(entry.key.text)” has no value in \(catalog.sourceLanguage), its source language"
            )
          )
        }
        for localization in entry.localizations {
          let locale = localization.locale.text
          guard let unit = localization.stringUnit else {
            faults.append(variationFault(in: catalog, localization, key: entry.key.text))
            continue
          }
          do {
            records[locale, default: [:]][entry.key.text] = try MessageCompiler.compile(
              unit.value.text
            )
          } catch {
            faults.append(
              fault(
                in: catalog,
                at: unit.value.fileOffset(ofUTF16: error.offset),
                "“\(entry.key.text)” in \(locale): \(error)"
              )
            )
          }
        }
      }
    }
    return records
  }

  private func languageFaults() -> [Diagnostic] {
    catalogs.dropFirst().filter { $0.sourceLanguage != catalogs[0].sourceLanguage }.map {
      fault(
        in: $0,
        at: 0,
        "the source language is \($0.sourceLanguage), and \(catalogs[0].sourceLanguage) in "
          + catalogs[0].file
      )
    }
  }

  private func duplicateFaults() -> [Diagnostic] {
    var seen: [String: StringCatalogFile] = [:]
    var faults: [Diagnostic] = []
    for catalog in catalogs {
      for entry in catalog.entries {
        if let other = seen.updateValue(catalog, forKey: entry.key.text) {
          faults.append(
            fault(
              in: catalog,
              at: entry.key.offset,
              "“\(entry.key.text)” is also a key of \(other.file)"
            )
          )
        }
      }
    }
    return faults
  }

  private func variationFault(
    in catalog: StringCatalogFile,
    _ localization: StringCatalogFile.Localization,
    key: String
  ) -> Diagnostic {
    fault(
      in: catalog,
      at: localization.locale.offset,
      "“\(key)” in \(localization.locale.text) has no value of its own",
      advice: "write variations as an ICU message: {n, plural, one {…} other {…}}"
    )
  }

  private func fault(
    in catalog: StringCatalogFile,
    at offset: Int,
    _ message: String,
    advice: String? = nil
  ) -> Diagnostic {
    Diagnostic(.error, at: catalog.location(offset: offset), message, advice: advice)
  }
}
