/// The checks of why an app asks.
enum PurposeStringChecks {
  static let all: [any Check.Type] = [
    PurposeEmptyCheck.self, PurposePlaceholderCheck.self, PurposeVagueCheck.self,
    PurposeNotActiveCheck.self, PurposeOpenListCheck.self, PurposeLanguageCheck.self,
    PurposeTooLongCheck.self, PurposeLengthCheck.self, PurposeFormatCheck.self,
    PurposeAppNameCheck.self, PurposeEndingCheck.self, PurposeSentenceCheck.self,
    BuildVariableCheck.self, LocationCompanionCheck.self, CalendarKeysCheck.self,
    RemindersKeysCheck.self, PurposeMissingCheck.self, PurposeNotInInfoPlistCheck.self,
    PurposeDiffersCheck.self, UnusedPurposeCheck.self, MissingPurposeForUseCheck.self,
  ]
}
