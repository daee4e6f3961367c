internal import Diagnostics
internal import MessageFormat

extension PlaceholderFaults {
  /// Tells by a rule of each argument that is shown as another type than in the source, where the two
  /// placeholders are such as the rule is about.
  static func report(
    _ rule: Rule,
    of entry: CheckedEntry,
    in catalog: CheckedCatalog,
    _ findings: inout FindingSink,
    where isMeant: (_ source: String, _ translation: String) -> Bool
  ) {
    forEach(of: entry, in: catalog) { text, mismatch in
      guard case .otherType(let source, let translation) = mismatch, isMeant(source, translation)
      else { return }
      findings.add(
        rule,
        at: PlaceholderPlace.range(of: translation, in: text.text, catalog.syntax),
        of: text,
        "The source has \(source) here; write \(source) for \(translation)",
        key: entry.key,
        locale: catalog.locales[text.locale].name
      )
    }
  }
}
