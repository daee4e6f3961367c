/// The checks of how Chinese is written.
enum ChineseChecks {
  static let all: [any Check.Type] = ChineseScriptChecks.all + TypographyChecks.all
}
