internal import CatalogChanges
internal import CatalogFormats
internal import CommandLineTool
internal import CopyReview
internal import Diagnostics
internal import StringCatalogs

/// What all files have, by the catalogs that take it.
struct ApplyBatch {
  private(set) var catalogs: [CatalogApplication] = []
  /// What no catalog takes.
  private(set) var refusals: [UpdateReport.Refusal] = []
  /// Whether each file could be read.
  private(set) var isComplete = true
  private let targets: ApplyTargets
  /// Whether one catalog is meant, whatever a translator's file calls its only table.
  private let isForOne: Bool

  /// - Throws: a diagnostic where the only catalog cannot be read.
  init(_ targets: ApplyTargets, isForOne: Bool) throws(Diagnostic) {
    self.targets = targets
    self.isForOne = isForOne
    if isForOne { catalogs = [try CatalogApplication(targets.paths[0])] }
  }

  mutating func add(_ patch: ReviewPatch, of file: String) throws(Diagnostic) {
    for part in patch.catalogs {
      guard let index = try index(of: part.table, at: part.path, in: file) else { continue }
      if !part.changes.isEmpty {
        catalogs[index].reviews.append(UpdateReview(file: file, changes: part.changes))
      }
      catalogs[index].add(part.notes, of: file)
    }
  }

  mutating func add(_ source: TableFiles.Source) throws(Diagnostic) {
    let names = source.tables.reduce(into: [String]()) { names, table in
      if !names.contains(table.name) { names.append(table.name) }
    }
    if isForOne {
      add(source, names.count == 1 ? names[0] : catalogs[0].input.tableName, to: 0)
      return
    }
    for name in names {
      let origin = source.origins[name]
      let table = origin.map { PathName($0).stem } ?? name
      guard let index = try index(of: table, at: origin, in: source.path) else { continue }
      let tables = source.tables.filter { $0.name == name }
      let part = TableFiles.Source(path: source.path, tables: tables, remarks: source.remarks)
      add(part, name, to: index)
    }
  }

  /// The place of the catalog for a table, read when the first table asks for it.
  private mutating func index(
    of table: String,
    at origin: String?,
    in file: String
  ) throws(Diagnostic) -> Int? {
    let path: String
    do throws(ApplyTargets.Mismatch) {
      path = try targets.path(of: table, at: origin)
    } catch {
      let subject = "the table “\(table)”"
      refusals.append(
        .init(file: file, subject: subject, reason: error.reason, advice: error.advice)
      )
      return nil
    }
    if let index = catalogs.firstIndex(where: { $0.path == path }) { return index }
    catalogs.append(try CatalogApplication(path))
    return catalogs.count - 1
  }

  /// Adds a table of a translator's file, and what reviewers left in it.
  private mutating func add(_ source: TableFiles.Source, _ name: String, to index: Int) {
    let current = catalogs[index].current
    do throws(Diagnostic) {
      let (table, notes) = try source.tables.table(
        for: isForOne ? catalogs[index].input.tableName : name,
        sourceLanguage: current.sourceLanguage,
        of: source.path
      )
      for note in notes { StandardStreams.error("\(note)\n") }
      try Self.refuseUnknownLocale(of: table, in: source.path)
      catalogs[index].inputs
        .append(UpdateInput(file: source.path, table: table.withArguments(namedIn: current)))
      let remarks = source.remarks.filter { $0.table == name }
      catalogs[index].add(remarks.map(ReviewNote.init), of: source.path)
    } catch {
      StandardStreams.error("\(error)\n")
      isComplete = false
    }
  }

  /// Holds that a file says its locale: `und` is what a reader calls one that nothing tells.
  private static func refuseUnknownLocale(
    of table: StringTable,
    in file: String
  ) throws(Diagnostic) {
    guard [table].locales.contains("und") else { return }
    throw Diagnostic(
      .error,
      at: SourceLocation(file: file, line: 1, column: 1),
      "nothing says which locale the translations are in",
      advice: "give it with --file-locale, or put the file into a folder such as zh-Hans.lproj"
    )
  }
}

extension ReviewNote {
  /// A remark as a note; it has no date where its file says none.
  fileprivate init(_ remark: ReviewRemark) {
    let (kind, text): (Kind, String) =
      switch remark.content {
      case .comment(let text): (.comment, text)
      case .suggestion(let text): (.suggestion, text)
      }
    let id = StringID(key: remark.value.key, locale: remark.locale, path: remark.value.path)
    let date = remark.date.flatMap { $0.isTimeInUTC ? $0 : nil }
    self.init(id: id, kind: kind, text: text, date: date ?? "")
  }
}
