/// The checks of script, vocabulary and address.
enum ChineseScriptChecks {
  static let all: [any Check.Type] = [
    WrongScriptCheck.self, SharedCharacterCheck.self, RegionalCharacterCheck.self,
    RegionalWordCheck.self, PronounCheck.self, MixedPronounsCheck.self,
  ]
}
