package import AlertModel
package import Diagnostics

/// What a project says of how it wants to be checked.
package struct CheckOptions: Sendable {
  /// How a finding of a rule counts.
  package enum Level: Hashable, Sendable {
    case off
    case severity(Severity)
  }

  /// Whose habits of writing Chinese are followed where they differ.
  package enum Profile: String, CaseIterable, Hashable, Sendable {
    case apple, mozilla, microsoft, clreq
  }

  /// A word that the project writes in one way.
  package struct GlossaryTerm: Hashable, Sendable {
    /// The word in the source language.
    package let term: String
    /// What it is in a locale, by BCP 47 tag.
    package let translations: [String: String]
    /// What it is never called in a locale, by BCP 47 tag.
    package let forbidden: [String: [String]]

    package init(
      term: String,
      translations: [String: String],
      forbidden: [String: [String]] = [:]
    ) {
      self.term = term
      self.translations = translations
      self.forbidden = forbidden
    }
  }

  /// The oldest iOS that the app runs on.
  package var minimumOS: OSVersion
  package var profile: Profile
  /// How rules count, by their names, where that is not as they say.
  package var levels: [String: Level]
  package var glossary: [GlossaryTerm]
  /// Locales by locales that take the strings that they lack from them: zh-Hant-HK, zh-Hant.
  package var fallbacks: [String: String]

  package init(
    minimumOS: OSVersion = OSVersion(major: 15),
    profile: Profile = .apple,
    levels: [String: Level] = [:],
    glossary: [GlossaryTerm] = [],
    fallbacks: [String: String] = [:]
  ) {
    self.minimumOS = minimumOS
    self.profile = profile
    self.levels = levels
    self.glossary = glossary
    self.fallbacks = fallbacks
  }

  /// How a finding of a rule counts; `nil` where it counts not at all.
  ///
  /// Where the project does not say it, it counts as the finding says, or else as the rule does.
  package func severity(of rule: Rule, orElse severity: Severity? = nil) -> Severity? {
    switch levels[rule.id] {
    case .off: nil
    case .severity(let severity): severity
    case nil: severity ?? rule.severity
    }
  }

  /// Whether the profile calls the reader 您.
  var wantsPolitePronoun: Bool { profile == .mozilla || profile == .microsoft }
}
