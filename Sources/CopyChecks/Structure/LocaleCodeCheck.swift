internal import Diagnostics
internal import ICU
internal import MessageFormat
internal import StringCatalogs

/// Names of locales that the system does not know, or knows under another name.
struct LocaleCodeCheck: ProjectCheck {
  static let rule = Rule(
    "locale-code",
    .structure,
    .warning,
    summary: "A locale has a wrong code, or stands beside another code for the same locale.",
    rationale: """
      Nobody ever sees texts under a code that is none, such as the country’s (cn, tw). Of zh-CN beside \
      zh-Hans the system shows one and ignores the other.
      """,
    source: "BCP 47; Unicode CLDR likely subtags; Apple, “Choosing localization languages”.",
    example: .files(
      before: [
        .init("zh_Hans.lproj/Localizable.strings", #""allow" = "允许";"#),
        .init("en.lproj/Localizable.strings", #""allow" = "Allow";"#),
      ],
      after: [
        .init("zh-Hans.lproj/Localizable.strings", #""allow" = "允许";"#),
        .init("en.lproj/Localizable.strings", #""allow" = "Allow";"#),
      ]
    )
  )

  /// Codes of countries, and others’ codes, that are taken for those of languages.
  private static let mistaken = [
    "cn": "zh-Hans", "tw": "zh-Hant", "hk": "zh-Hant-HK", "jp": "ja", "kr": "ko", "cz": "cs",
    "dk": "da", "gr": "el", "ua": "uk", "vn": "vi", "zh-chs": "zh-Hans", "zh-cht": "zh-Hant",
    "zh-sc": "zh-Hans", "zh-tc": "zh-Hant",
  ]

  init(_ options: CheckOptions) {}

  func check(_ project: CheckedProject, _ findings: inout FindingSink) {
    var told: Set<String> = []
    for catalog in project.catalogs {
      for (index, locale) in catalog.locales.enumerated() where locale.name != "Base" {
        guard let message = message(of: index, in: catalog),
          told.insert(folder(of: catalog.files[index], in: project) + "\n" + locale.name).inserted
        else { continue }
        findings.add(Self.rule, file: catalog.files[index], message, locale: locale.name)
      }
    }
  }

  private func message(of index: Int, in catalog: CheckedCatalog) -> String? {
    let locale = catalog.locales[index]
    if catalog.syntax == .printf(.foundation) || catalog.syntax == .none {
      if let tag = OldLanguageName.tags[locale.name] {
        return "“\(locale.name)” is an old name; the locale is \(tag)"
      }
      if locale.name.contains("_"), let tag = LocaleFallback.canonicalTag(locale.name),
        tag.split(separator: "-").dropFirst().first?.count == 4
      {
        return "The system does not know “\(locale.name)”; write \(tag)"
      }
    }
    if let right = Self.mistaken[locale.tag.lowercased()] {
      return "“\(locale.name)” is the code of no language here; write \(right)"
    }
    guard let maximal = maximalTag(locale) else {
      return "“\(locale.name)” is the code of no language"
    }
    // Other languages may have pt and pt-BR: it is known which of them the system takes.
    guard locale.language == "zh" else { return nil }
    // zh-Hant and zh-Hant-TW both say their script, and the first is for more than the second.
    let twin = catalog.locales[..<index].first {
      maximalTag($0) == maximal && !($0.hasScript && locale.hasScript)
    }
    return twin.map { "\(locale.name) and \($0.name) are one locale; keep one of them" }
  }

  private func maximalTag(_ locale: CopyLocale) -> String? {
    LocaleFallback.canonicalTag(locale.tag).flatMap { try? LocaleFallback.maximalTag($0) }
  }

  /// The folder of a language, whose files all have one fault, or else the file.
  private func folder(of file: Int, in project: CheckedProject) -> String {
    let path = project.files[file].path
    guard let end = path.firstRange(of: ".lproj")?.lowerBound else { return path }
    return String(path[..<end])
  }
}

extension CopyLocale {
  /// Whether the tag says the script.
  fileprivate var hasScript: Bool {
    tag.split { $0 == "-" || $0 == "_" }.dropFirst().first?.count == 4
  }
}
