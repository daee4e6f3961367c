internal import CatalogChanges
internal import CatalogFormats
internal import CheckInputs
internal import CommandLineTool
internal import CopyReview
internal import Diagnostics
internal import ICU
internal import StringCatalogs

/// What files have for one catalog, and what becomes of it.
struct CatalogApplication {
  let path: String
  let input: CatalogInput
  let current: StringCatalog
  var inputs: [UpdateInput] = []
  var reviews: [UpdateReview] = []
  private(set) var remarks: [(note: ReviewNote, file: String)] = []

  init(_ path: String) throws(Diagnostic) {
    self.path = path
    input = try CatalogInput(path)
    current = input.file.catalog
  }

  /// Adds what a reviewer says of values, with locales as the catalog spells them.
  mutating func add(_ notes: [ReviewNote], of file: String) {
    guard !notes.isEmpty else { return }
    let names =
      [current.sourceLanguage] + current.entries.flatMap { $0.localizations.map(\.locale) }
    let spellings = LocaleSpellings(Set(names).sorted())
    for note in notes {
      var id = note.id
      id.locale = spellings.name(of: id.locale) ?? id.locale
      let spelled = ReviewNote(
        id: id,
        kind: note.kind,
        text: note.text,
        date: note.date,
        author: note.author
      )
      remarks.append((spelled, file))
    }
  }

  /// Whether some file has something for the catalog.
  var hasOffers: Bool { !inputs.isEmpty || !reviews.isEmpty || !remarks.isEmpty }

  /// The locales that something is offered in.
  var locales: [String] {
    let offered =
      inputs.map(\.table).locales + reviews.flatMap { $0.changes.map(\.id.locale) }
      + remarks.map(\.note.id.locale)
    var seen: Set<String> = []
    return offered.filter { seen.insert($0).inserted }
  }

  /// What becomes of the catalog and of its notes; nothing is written yet.
  ///
  /// - Throws: a diagnostic where the file of notes cannot be read.
  func result(
    in locales: [String]?,
    _ configuration: CheckConfiguration
  ) throws(Diagnostic) -> Result {
    let isICU = configuration.isICU(path)
    let update = CatalogUpdate(
      of: current,
      with: inputs,
      reviews: reviews,
      locales: locales.map { Set($0) },
      placeholders: { source, translation in
        isICU
          ? CatalogUpdate.icuMismatches(source: source, translation: translation)
          : CatalogUpdate.printfMismatches(source: source, translation: translation)
      }
    )
    var result = Result(catalog: self, update: update)
    let keys = Set(current.entries.map(\.key.exact))
    for (note, file) in remarks where locales?.contains(note.id.locale) ?? true {
      guard keys.contains(note.id.key.exact) else {
        result.refusals.append(UpdateReport.Refusal.unknownKey(of: note, in: file))
        continue
      }
      if result.notes == nil { result.notes = try NotesFile(ofCatalog: path) }
      result.notes?.add(note)
    }
    return result
  }

  /// A catalog and its notes as they are to be.
  struct Result {
    let catalog: CatalogApplication
    let update: CatalogUpdate
    /// `nil` where nobody left notes.
    fileprivate(set) var notes: NotesFile?
    fileprivate(set) var refusals: [UpdateReport.Refusal] = []

    /// Holds that nobody changed the files since they were read.
    func requireUnchanged() throws(OutputFile.Fault) {
      if !update.changedEntries.isEmpty, !catalog.input.bytes.isCurrent {
        throw .changed(path: catalog.path)
      }
      try notes?.requireUnchanged()
    }

    func write() throws {
      let file = catalog.input.file
      try catalog.input.write(
        file.bytes(replacing: update.changedEntries, version: update.catalog.version)
      )
      try notes?.write()
    }
  }
}

extension UpdateReport.Refusal {
  fileprivate static func unknownKey(
    of note: ReviewNote,
    in file: String
  ) -> UpdateReport.Refusal {
    UpdateReport.Refusal(
      file: file,
      subject: "the \(note.kind.rawValue) “\(note.text)” on \(note.id.key), \(note.id.locale)",
      reason: Rejection.unknownKey.reason,
      advice: Rejection.unknownKey.advice
    )
  }
}
