package import AlertModel
internal import CopyChecks
package import Diagnostics
internal import ICU

/// Makes the document of a review.
package struct ReviewDocumentBuilder: Sendable {
  package var toolVersion: String
  package var title: String
  /// The folder that the paths start from, which tells one project from another.
  package var folder: String
  /// The locales that can be edited, as the catalogs spell them; `nil` for all but the source.
  ///
  /// One that no catalog has is begun.
  package var editableLocales: [String]?
  package var history: ReviewHistory
  /// The app's name in a locale.
  package var appName: @Sendable (LocaleTag) -> String

  package init(
    toolVersion: String,
    title: String,
    folder: String,
    editableLocales: [String]? = nil,
    history: ReviewHistory = ReviewHistory(),
    appName: @escaping @Sendable (LocaleTag) -> String
  ) {
    self.toolVersion = toolVersion
    self.title = title
    self.folder = folder
    self.editableLocales = editableLocales
    self.history = history
    self.appName = appName
  }

  /// The document of what was read.
  ///
  /// - Throws: a diagnostic where the catalogs have no source language in common, or the revision
  ///   that they are to be compared with cannot be read.
  package func document(of input: ReviewInput) throws(Diagnostic) -> ReviewDocument {
    let list = try LocaleList(of: input, and: editableLocales ?? [])
    let locales = list.locales
    let appNames = locales.map { appName(LocaleTag(rawValue: $0.tag)) }
    let versions = Self.versions(from: input.options.minimumOS)
    let values = ValueTable(versions: versions, locales: locales, appNames: appNames)
    let terms = TermIndex(versions: versions, locales: locales)
    var collection = StringCollection(history)
    for (number, index) in input.catalogs.enumerated() {
      let catalog = input.project.catalogs[index]
      let arguments = ArgumentReader(
        isICU: catalog.syntax == .icu,
        appName: appNames[0],
        values: values
      )
      let reader = StringReader(
        catalog,
        number: number,
        locales: list,
        arguments: arguments,
        terms: terms
      )
      let file = input.project.files[catalog.files[0]]
      try collection.add(catalog, reader, number: number, file: file, locales: list)
      collection.add(input.reviewNotes[number], number: number, list)
    }
    let usedTerms = collection.numberTerms(of: terms)
    var document = ReviewDocument(
      toolVersion: toolVersion,
      title: title,
      id: DocumentID(of: [folder] + input.catalogs.map(input.path)).text,
      source: 0,
      locales: list.reviewLocales(editable: editableLocales),
      appNames: appNames,
      versions: versions.map(\.description),
      catalogs: input.catalogs.map { ReviewCatalog(of: input, $0) },
      strings: collection.strings
    )
    document.terms = usedTerms
    document.commits = collection.commits
    document.since = history.since
    document.alerts = AlertGrouping(collection.items, locales: locales).alerts
    document.findings = Self.findings(of: input, list, collection)
    document.glossary = input.options.glossary.map { ReviewGlossaryTerm($0, locales) }
    document.forbidden = locales.map { ChineseScript.foreignCharacters(in: $0.writing) }
    addFacts(to: &document, values, PromptTable(versions: versions, locales: locales), versions[0])
    return document
  }

  private static func findings(
    of input: ReviewInput,
    _ locales: LocaleList,
    _ collection: StringCollection
  ) -> [ReviewFinding] {
    let placer = FindingPlacer(
      input,
      locales: locales,
      strings: collection.indices,
      entries: collection.entries
    )
    return input.findings.compactMap(placer.place)
  }

  /// Adds what is known of the permissions that the strings are about.
  private func addFacts(
    to document: inout ReviewDocument,
    _ values: ValueTable,
    _ prompts: PromptTable,
    _ version: OSVersion
  ) {
    let flows = FlowFinder(version)
    let permissions = Set(document.strings.compactMap(\.permission))
    for permission in Permission.allCases where permissions.contains(permission) {
      let shown = document.alerts.filter { $0.permission == permission }.compactMap(\.situation)
      let situations = Set(shown)
      for situation in Situation.allCases where situations.contains(situation) {
        document.values += values.values(for: permission, situation)
      }
      if !situations.isEmpty {
        document.flows += flows.flows(of: permission).filter { situations.contains($0.situation) }
      }
      document.prompts += prompts.prompts(of: permission)
    }
  }

  /// The OS versions that a reviewer may want to see, the newest first: from iOS 15 on, and the older
  /// ones that the app runs on.
  static func versions(from oldest: OSVersion) -> [OSVersion] {
    let last = min(15, oldest.major)
    return ([26] + (OSVersion.oldest.major...18).reversed()).filter { $0 >= last }
      .map { OSVersion(major: $0) }
  }
}

extension ReviewCatalog {
  fileprivate init(of input: ReviewInput, _ index: Int) {
    let catalog = input.project.catalogs[index]
    path = input.path(ofCatalog: index)
    table = catalog.name
    syntax = catalog.syntax == .icu ? .icu : .printf
    isInfoPlist = catalog.content == .infoPlist
  }
}

extension ReviewGlossaryTerm {
  fileprivate init(_ term: CheckOptions.GlossaryTerm, _ locales: [CopyLocale]) {
    self.term = term.term
    names = locales.map { term.translations[$0.tag] }
    forbidden = locales.map { term.forbidden[$0.tag] ?? [] }
  }
}
