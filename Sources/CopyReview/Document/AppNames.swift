package import AlertModel
internal import CopyChecks

/// The names that an app's own files among those that are reviewed give it.
package struct AppNames: Sendable {
  /// What a reviewer sees where nobody has said a name.
  private static let samples: [Writing: String] = [
    .simplified: "App名称", .taiwan: "App名稱", .hongKong: "App名稱",
  ]
  private static let keys = ["CFBundleDisplayName", "CFBundleName"]

  private var names: [String: String] = [:]
  private var ownName: String?

  package init(of input: ReviewInput) {
    let plist = input.project.infoPlists.first { $0.isOfApplication }
    ownName =
      Self.keys.lazy.compactMap { key in
        plist?.entries.first { $0.key == key }.flatMap { Self.name($0.text) }
      }.first
    let catalogs =
      plist.map { $0.catalogs.map { input.project.catalogs[$0] } }
      ?? input.project.catalogs.filter { $0.content == .infoPlist }
    for catalog in catalogs { read(catalog) }
  }

  /// The name in a locale; a sample where none is known.
  package subscript(locale: LocaleTag) -> String {
    names[locale.rawValue] ?? ownName
      ?? Self.samples[Writing(tag: locale.rawValue)] ?? "App Name"
  }

  private mutating func read(_ catalog: CheckedCatalog) {
    var found: [String: [String: String]] = [:]
    catalog.entries.forEach(in: 0..<catalog.entries.count) { entry in
      guard Self.keys.contains(entry.key) else { return }
      for text in entry.texts {
        found[entry.key, default: [:]][catalog.locales[text.locale].tag] = Self.name(text.text)
      }
    }
    for key in Self.keys { names.merge(found[key] ?? [:]) { first, _ in first } }
  }

  /// A name that is one; not a variable that the build fills in.
  private static func name(_ text: String) -> String? {
    text.isEmpty || text.contains("$(") || text.contains("${") ? nil : text
  }
}
