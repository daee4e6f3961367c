internal import Diagnostics
internal import StringCatalogs

/// A translation in an exchange file whose source has changed since it was sent out.
struct OutdatedTranslationCheck: ProjectCheck {
  static let rule = Rule(
    "outdated-translation",
    .structure,
    .warning,
    summary: "An XLIFF file translates a source text that the catalog no longer has.",
    rationale: """
      The source was changed while the translator was at work. What comes back translates the old text, \
      and an import that looks at keys alone takes it.
      """,
    source: "OASIS XLIFF 1.2: source holds the text that was translated.",
    example: .files(
      before: [
        .init("en.lproj/Localizable.strings", #""allow" = "Allow once";"#),
        .init("zh-Hans.xliff", xliff("Allow")),
      ],
      after: [
        .init("en.lproj/Localizable.strings", #""allow" = "Allow once";"#),
        .init("zh-Hans.xliff", xliff("Allow once")),
      ]
    )
  )

  init(_ options: CheckOptions) {}

  func check(_ project: CheckedProject, _ findings: inout FindingSink) {
    let isExchange = project.catalogs.map(\.isExchange)
    for index in project.catalogs.indices where isExchange[index] {
      let exchange = project.catalogs[index]
      // Two tables of one name may be of two modules: nobody knows which of them it is.
      let same = project.catalogs.indices.filter {
        !isExchange[$0] && project.catalogs[$0].name == exchange.name
          && project.catalogs[$0].content == exchange.content
      }
      guard same.count == 1 else { continue }
      compare(exchange, with: project.catalogs[same[0]], &findings)
    }
  }

  private func compare(
    _ exchange: CheckedCatalog,
    with catalog: CheckedCatalog,
    _ findings: inout FindingSink
  ) {
    var sources: [ExactText: String] = [:]
    catalog.entries.forEach(in: 0..<catalog.entries.count) { entry in
      sources[entry.key.exact] = entry.text(in: catalog.sourceLocale)?.text
    }
    var known = 0
    var changed: [(entry: CheckedEntry, text: CheckedText, now: String)] = []
    exchange.entries.forEach(in: 0..<exchange.entries.count) { entry in
      guard let text = entry.text(in: exchange.sourceLocale), let now = sources[entry.key.exact]
      else { return }
      known += 1
      let isTranslated = entry.texts.contains { $0.locale != exchange.sourceLocale && !$0.isBlank }
      if !text.text.isExactly(now), isTranslated { changed.append((entry, text, now)) }
    }
    // Tables that have little in common are not the same one.
    guard known * 2 >= exchange.entries.count else { return }
    for (entry, text, now) in changed {
      findings.add(
        Self.rule,
        of: text,
        "The source is now “\(now)”; translate it anew",
        key: entry.key,
        locale: exchange.locales[exchange.sourceLocale].name
      )
    }
  }

  private static func xliff(_ source: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    <file original="en.lproj/Localizable.strings" source-language="en" target-language="zh-Hans" \
    datatype="plaintext"><body><trans-unit id="allow"><source>\(source)</source>\
    <target>允许</target></trans-unit></body></file></xliff>
    """
  }
}
