/// The checks of arguments.
enum PlaceholderChecks {
  static let all: [any Check.Type] = [
    MissingPlaceholderCheck.self,
    ExtraPlaceholderCheck.self,
    PlaceholderTypeCheck.self,
    PlaceholderWidthCheck.self,
    UnnumberedPlaceholdersCheck.self,
    LostPlaceholderTypeCheck.self,
    PercentSignCheck.self,
    SplitPlaceholderCheck.self,
    ICUSyntaxCheck.self,
    ICUArgumentsCheck.self,
    PluralCategoriesCheck.self,
    SubstitutionCheck.self,
  ]
}
