/// A check of each text that says why an app asks, whether it stands in Info.plist or in a table
/// that localizes it.
///
/// It is an entry check because most catalogs hold none of them: their texts are not even scanned.
protocol PurposeTextCheck: EntryCheck {
  func check(_ purpose: PurposeText, _ findings: inout FindingSink)
}

extension PurposeTextCheck {
  package func concerns(_ catalog: CheckedCatalog) -> Bool { catalog.content == .infoPlist }

  package func check(
    _ entry: CheckedEntry,
    in catalog: CheckedCatalog,
    _ findings: inout FindingSink
  ) {
    guard PurposeKey.isOne(entry.key) else { return }
    let role = TextRole(.purposeString, isAboutPermission: true)
    for text in entry.texts where !catalog.isReadOnly(text) {
      let context = TextContext(catalog: catalog, entry: entry, text: text, role: role)
      check(PurposeText(context), &findings)
    }
  }
}
