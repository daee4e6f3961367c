/// The checks of alerts, by the Human Interface Guidelines and App Review.
enum AlertChecks {
  static let all: [any Check.Type] = [
    PrimerButtonsCheck.self, AllowWordCheck.self, SaysRequiredCheck.self,
    ImitatesPromptCheck.self, CancelTitleCheck.self, YesNoButtonCheck.self,
    ButtonPunctuationCheck.self, ButtonWordsCheck.self, ButtonLengthCheck.self,
    TooManyButtonsCheck.self, AccusingTextCheck.self, ObliqueTitleCheck.self,
    TitlePunctuationCheck.self, TitleCaseCheck.self, TitleLengthCheck.self,
    ExplainsButtonsCheck.self, ChattyTextCheck.self, MessageEndingCheck.self,
  ]
}
