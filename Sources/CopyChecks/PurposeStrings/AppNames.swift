/// The names that a table gives the app.
struct AppNames {
  let names: [String]

  /// The names in a locale of a catalog; in all of them where none is given.
  init(_ catalog: CheckedCatalog, locale: Int? = nil) {
    var names: [String] = []
    catalog.entries.forEach(in: 0..<catalog.entries.count) { entry in
      guard entry.key == "CFBundleDisplayName" || entry.key == "CFBundleName" else { return }
      for text in entry.texts where locale == nil || text.locale == locale {
        // A name that is a variable of the build is not known here.
        let name = text.text.trimmingSpace()
        if name.count > 1, !name.contains("$") { names.append(String(name)) }
      }
    }
    self.names = names
  }
}
