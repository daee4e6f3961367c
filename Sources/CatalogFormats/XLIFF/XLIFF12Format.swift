package import Diagnostics
package import StringCatalogs

/// XLIFF 1.2, laid out and named as Xcode does: a document for each locale, with all tables in it.
///
/// Other tools' files are read, too. What XLIFF has no place for is kept in a skeleton; see
/// ``CatalogSkeleton``.
package struct XLIFF12Format: CatalogFormat {
  package init() {}

  package func read(_ file: InputFile) throws(Diagnostic) -> ReadTables {
    try XLIFFReader.read(file)
  }

  package func write(_ tables: [StringTable], _ options: WritingOptions) -> WrittenFiles {
    var maker = TranslationFileMaker(format: "XLIFF 1.2", options)
    let documents = maker.documents(of: tables, in: options.locales)
    return WrittenFiles(
      documents.map { locale, files in
        .init(path: "\(locale).xliff", bytes: XLIFF12Writer.document(of: files))
      },
      losses: maker.losses
    )
  }
}
