package import Diagnostics
package import StringCatalogs

/// The core of XLIFF 2: a document for each locale, with all tables in it.
///
/// Written is 2.0, of which 2.1 changed nothing that is used here. A document has one source
/// language; tables of another get a document of their own.
package struct XLIFF2Format: CatalogFormat {
  package init() {}

  package func read(_ file: InputFile) throws(Diagnostic) -> ReadTables {
    try XLIFFReader.read(file)
  }

  package func write(_ tables: [StringTable], _ options: WritingOptions) -> WrittenFiles {
    var maker = TranslationFileMaker(format: "XLIFF 2.0", options)
    let files = maker.documents(of: tables, in: options.locales).flatMap { locale, files in
      let sources = Set(files.map(\.sourceLanguage)).sorted()
      return sources.map { source in
        WrittenFiles.File(
          path: sources.count == 1 ? "\(locale).xlf" : "\(source)-\(locale).xlf",
          bytes: XLIFF2Writer.document(of: files.filter { $0.sourceLanguage == source })
        )
      }
    }
    return WrittenFiles(files, losses: maker.losses)
  }
}
