/// The checks of what a catalog has and lacks.
enum StructureChecks {
  static let all: [any Check.Type] = [
    MissingTranslationCheck.self,
    EmptyFileCheck.self,
    RegionalFallbackCheck.self,
    IdenticalLocaleCheck.self,
    UntranslatedCheck.self,
    EmptyTranslationCheck.self,
    OutdatedTranslationCheck.self,
    StaleKeyCheck.self,
    NeedsReviewCheck.self,
    UnknownStateCheck.self,
    DuplicateKeyCheck.self,
    KeySpaceCheck.self,
    LocaleCodeCheck.self,
  ]
}
