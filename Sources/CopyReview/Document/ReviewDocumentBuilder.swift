package import AlertModel
internal import CopyChecks
package import Diagnostics
internal import ICU
internal import StringCatalogs

/// Makes the document of a review.
package struct ReviewDocumentBuilder: Sendable {
  package var toolVersion: String
  package var title: String
  /// The locales that can be edited, as the catalogs spell them; `nil` for all but the source.
  package var editableLocales: [String]?
  /// The app's name in a locale.
  package var appName: @Sendable (LocaleTag) -> String

  package init(
    toolVersion: String,
    title: String,
    editableLocales: [String]? = nil,
    appName: @escaping @Sendable (LocaleTag) -> String
  ) {
    self.toolVersion = toolVersion
    self.title = title
    self.editableLocales = editableLocales
    self.appName = appName
  }

  /// The document of what was read.
  ///
  /// - Throws: a diagnostic where the catalogs have no source language in common.
  package func document(of input: ReviewInput) throws(Diagnostic) -> ReviewDocument {
    let locales = try LocaleList(of: input)
    var strings: [ReviewString] = []
    var items: [AlertGrouping.Item] = []
    for (number, index) in input.catalogs.enumerated() {
      let catalog = input.project.catalogs[index]
      let reader = StringReader(catalog, number: number, locales: locales)
      catalog.entries.forEach(in: 0..<catalog.entries.count) { entry in
        let (string, role) = reader.string(of: entry)
        strings.append(string)
        items.append(AlertGrouping.Item(catalog: number, key: entry.key, role: role))
      }
    }
    return ReviewDocument(
      toolVersion: toolVersion,
      title: title,
      id: DocumentID(of: input.catalogs.map(input.path)).text,
      source: 0,
      locales: locales.reviewLocales(editable: editableLocales),
      appNames: locales.locales.map { appName(LocaleTag(rawValue: $0.tag)) },
      versions: Self.versions(from: input.options.minimumOS).map(\.description),
      catalogs: input.catalogs.map { ReviewCatalog(of: input, $0) },
      strings: strings,
      alerts: AlertGrouping(items, locales: locales.locales).alerts
    )
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
