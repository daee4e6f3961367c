/// The checks of one word for one thing.
enum ConsistencyChecks {
  static let all: [any Check.Type] = [
    InconsistentTranslationCheck.self,
    AmbiguousTranslationCheck.self,
    GlossaryTermCheck.self,
  ]
}
