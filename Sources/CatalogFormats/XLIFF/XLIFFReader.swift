internal import Diagnostics
internal import StringCatalogs
internal import XMLTree

/// Reads string tables from XLIFF of any version; the document says which it is.
enum XLIFFReader {
  /// The tables of a document.
  ///
  /// - Throws: a diagnostic with line and column where it is no XLIFF, or lacks what XLIFF demands.
  static func read(_ input: InputFile) throws(Diagnostic) -> ReadTables {
    let root = try XMLReader.read(input.bytes, file: input.path)
    guard root.name == "xliff" else {
      throw Diagnostic(
        .error,
        at: root.location,
        "this is XML, but no XLIFF: its root is <\(root.name)>, not <xliff>",
        advice: "give an .xliff or .xlf file"
      )
    }
    var (files, notes) = try files(of: root)
    for index in files.indices { try complete(&files[index], input.locale) }
    var maker = TableMaker()
    var read = ReadTables([])
    for (name, file) in TableNames.tables(of: files, &notes) {
      read.tables.append(try maker.table(name, of: file))
      read.remarks += remarks(in: file, table: name)
      read.origins[name] = file.original
    }
    read.notes = notes + maker.notes
    return read
  }

  private static func remarks(in file: TranslationFile, table: String) -> [ReviewRemark] {
    file.units.flatMap { unit in
      unit.remarks.map { content in
        ReviewRemark(
          content: content,
          table: table,
          value: UnitIdentifier(unit.identifier),
          locale: file.targetLanguage ?? file.sourceLanguage,
          date: file.date
        )
      }
    }
  }

  private static func files(of root: XMLElement) throws(Diagnostic)
    -> (files: [TranslationFile], notes: [Diagnostic])
  {
    switch root["version"] {
    case "1.0", "1.1", "1.2":
      var reader = XLIFF12Reader()
      return (try reader.files(of: root), reader.unread.notes)
    case "2.0", "2.1", "2.2":
      var reader = XLIFF2Reader()
      return (try reader.files(of: root), reader.unread.notes)
    case let version:
      throw Diagnostic(
        .error,
        at: root.location,
        version.map { "XLIFF “\($0)” is not read" } ?? "<xliff> does not say its version",
        advice: "XLIFF 1.2, 2.0 and 2.1 are read"
      )
    }
  }

  /// Gives the file the language of its targets that somebody said, where it says none.
  private static func complete(
    _ file: inout TranslationFile,
    _ locale: String?
  ) throws(Diagnostic) {
    guard file.targetLanguage == nil else { return }
    guard file.units.contains(where: { $0.target != nil }) else { return }
    guard let locale else {
      throw Diagnostic(
        .error,
        at: file.location,
        "there are translations here, and nothing says into which language",
        advice: "say it in target-language (in XLIFF 2, trgLang), or with --file-locale"
      )
    }
    file.targetLanguage = locale
  }
}
