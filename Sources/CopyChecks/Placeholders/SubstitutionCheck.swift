internal import Diagnostics
internal import MessageFormat
internal import StringCatalogs

/// References to substitutions that are not there.
struct SubstitutionCheck: EntryCheck {
  static let rule = Rule(
    "substitution",
    .placeholders,
    .error,
    summary: "A substitution is used and not there, or %arg stands outside of one.",
    rationale: """
      The reader sees “%#@photos@” as it stands. The same happens to %arg, which only a substitution \
      fills in. Two substitutions that read one argument as different types crash the app.
      """,
    source:
      "Apple, “Localizing strings that contain plurals”, and .stringsdict (NSStringLocalizedFormatKey).",
    example: .text(
      "zh-Hans",
      of: "%lld photos",
      before: "%arg张照片",
      after: "%lld张照片"
    )
  )

  let features: TextFeatures = .percent

  init(_ options: CheckOptions) {}

  func check(_ entry: CheckedEntry, in catalog: CheckedCatalog, _ findings: inout FindingSink) {
    guard catalog.syntax == .printf(.foundation) else { return }
    for text in entry.texts where text.text.mayHaveReference {
      let locale = catalog.locales[text.locale].name
      for placeholder in text.text.placeholders(.foundation) {
        let message: String
        switch placeholder.kind {
        case .reference(let name) where !entry.hasSubstitution(name, in: text.locale):
          message = "There is no substitution “\(name)” in \(locale); add it, or write the argument"
        case .number where !text.path.mayHaveNumber && !text.continuesWord(at: placeholder.range):
          message = "%arg stands in no substitution; write the argument, such as %lld"
        default: continue
        }
        findings.add(
          Self.rule,
          at: placeholder.range,
          of: text,
          message,
          key: entry.key,
          locale: locale
        )
      }
    }
    for (first, second) in entry.clashes {
      findings.add(
        Self.rule,
        at: entry.keyOrigin,
        """
        The substitutions “\(first.name)” and “\(second.name)” take argument \(first.argument ?? 0) as \
        different types
        """,
        key: entry.key,
        locale: catalog.locales[first.locale].name
      )
    }
  }
}

extension CheckedEntry {
  fileprivate func hasSubstitution(_ name: String, in locale: Int) -> Bool {
    texts.contains { text in
      guard text.locale == locale, case .substitution(let own)? = text.path.steps.first else {
        return false
      }
      return own.isExactly(name)
    }
  }

  /// Substitutions of one locale that take one argument as different types.
  fileprivate var clashes: [(CheckedSubstitution, CheckedSubstitution)] {
    guard substitutions.count > 1 else { return [] }
    return substitutions.indices.flatMap { index in
      substitutions[..<index].filter { other in
        let one = substitutions[index]
        return other.locale == one.locale && other.argument == one.argument
          && one.argument != nil && other.specifier != one.specifier
      }.map { ($0, substitutions[index]) }
    }
  }
}

extension String {
  /// Whether it has `%#` or `%a`, perhaps with a number between.
  fileprivate var mayHaveReference: Bool {
    var isOpen = false
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "%"): isOpen = true
      case UInt8(ascii: "#"), UInt8(ascii: "a"): if isOpen { return true }
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"): break
      default: isOpen = false
      }
    }
    return false
  }
}

extension UnitPath {
  /// Whether a number is counted on the way: in a substitution, or in a case of a plural.
  fileprivate var mayHaveNumber: Bool {
    steps.contains {
      switch $0 {
      case .substitution, .variation(.plural, _): true
      case .variation: false
      }
    }
  }
}

extension CheckedText {
  /// Whether a letter follows, so that the words are prose: 50 %argent.
  fileprivate func continuesWord(at range: Range<Int>) -> Bool {
    Array(text.utf8)[range.upperBound...].first.map { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
      ?? false
  }
}
