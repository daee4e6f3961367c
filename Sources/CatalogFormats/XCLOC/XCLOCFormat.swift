package import Diagnostics
package import StringCatalogs

/// Xcode's localization catalogs for translators: for each locale a folder `fr.xcloc` with an XLIFF
/// file in `Localized Contents`, the String Catalogs in `Source Contents`, and a contents.json.
package struct XCLOCFormat: CatalogFormat {
  /// The name of the Xcode project, such as `App.xcodeproj`, where it is known.
  package var project: String?
  /// The version of AlertCopy, which contents.json names.
  package var toolVersion: String

  package init(project: String? = nil, toolVersion: String) {
    self.project = project
    self.toolVersion = toolVersion
  }

  package func read(_ file: InputFile) throws(Diagnostic) -> ReadTables {
    try XLIFFReader.read(file)
  }

  /// Reads the tables of a folder; all text is in its XLIFF files.
  ///
  /// - Parameter files: The files of the folder, by paths that end as they do in it.
  /// - Returns: The tables of its XLIFF files, combined.
  /// - Throws: a diagnostic where it has no XLIFF file, or a damaged file.
  package func read(folder files: [InputFile]) throws(Diagnostic) -> ReadTables {
    let parts = FolderParts(files)
    var notes: [Diagnostic] = []
    var locale: String?
    if let contents = parts.contents {
      locale = try XCLOCContents(parsing: contents).targetLocale
    } else {
      notes.append(note("the folder has no contents.json", at: files.first))
    }
    guard !parts.translations.isEmpty else {
      throw Diagnostic(
        .error,
        at: files.first.map { SourceLocation(file: $0.path, line: 1, column: 1) },
        "an .xcloc folder has an XLIFF file in “Localized Contents”, and this one has none",
        advice: "export it again"
      )
    }
    var all = ReadTables([])
    for var file in parts.translations {
      file.locale = locale ?? file.locale
      if let locale, PathName(file.path).stem != locale {
        notes.append(note("contents.json says that the translations are in “\(locale)”", at: file))
      }
      let read = try XLIFFReader.read(file)
      all.tables += read.tables
      all.remarks += read.remarks
      all.origins.merge(read.origins) { first, _ in first }
      notes += read.notes
    }
    notes += parts.others.map { note("it is not read; all text is in the XLIFF file", at: $0) }
    let combined = all.tables.combined()
    all.tables = combined.tables
    all.notes = notes + combined.notes
    return all
  }

  package func write(_ tables: [StringTable], _ options: WritingOptions) -> WrittenFiles {
    let written = XLIFF12Format().write(tables, options)
    let sources = tables.map { ($0.name, $0.catalog.bytes) }
    let files = written.files.flatMap { file in
      let locale = PathName(file.path).stem
      let folder = "\(locale).xcloc"
      let contents = XCLOCContents(
        developmentRegion: tables.first?.catalog.sourceLanguage ?? locale,
        targetLocale: locale,
        project: project,
        toolVersion: toolVersion
      )
      return [
        .init(path: "\(folder)/contents.json", bytes: contents.bytes),
        .init(path: "\(folder)/\(FolderParts.translations)/\(file.path)", bytes: file.bytes),
      ]
        + sources.map { name, bytes in
          WrittenFiles.File(path: "\(folder)/Source Contents/\(name).xcstrings", bytes: bytes)
        }
    }
    return WrittenFiles(files, losses: written.losses)
  }

  private func note(_ message: String, at file: InputFile?) -> Diagnostic {
    Diagnostic(.note, at: file.map { SourceLocation(file: $0.path, line: 1, column: 1) }, message)
  }
}

/// What the files of an .xcloc folder are.
private struct FolderParts {
  static let translations = "Localized Contents"

  private(set) var contents: InputFile?
  private(set) var translations: [InputFile] = []
  /// What holds no text that is not in the translations, and is no copy of the sources.
  private(set) var others: [InputFile] = []

  init(_ files: [InputFile]) {
    for file in files {
      let names: [Substring] = file.path.split(separator: "/")
      let isTranslation = names.dropLast().last.map(String.init) == Self.translations
      if names.last == "contents.json", !names.contains("Source Contents") {
        contents = file
      } else if isTranslation, file.path.hasSuffix(".xliff") || file.path.hasSuffix(".xlf") {
        translations.append(file)
      } else if !names.contains("Source Contents") {
        others.append(file)
      }
    }
  }
}
