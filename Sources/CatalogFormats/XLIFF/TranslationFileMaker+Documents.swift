internal import Diagnostics
internal import StringCatalogs

extension TranslationFileMaker {
  /// A document for each locale, with the files of all tables that have something for it.
  ///
  /// Without a choice of locales they are those of the tables but the source language; tables that
  /// have no other get a document in that.
  mutating func documents(of tables: [StringTable], in locales: [String]?)
    -> [(locale: String, files: [TranslationFile])]
  {
    let sources = tables.map(\.catalog.sourceLanguage)
    let all = tables.localesInOrder
    let targets = all.filter { locale in sources.contains { $0 != locale } }
    return (locales ?? (targets.isEmpty ? Array(Set(sources)).sorted() : targets))
      .compactMap { locale in
        let files = tables.compactMap { file(of: $0, in: locale) }
        return files.isEmpty ? nil : (locale, files)
      }
  }
}
