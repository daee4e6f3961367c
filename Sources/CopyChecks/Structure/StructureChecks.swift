/// The checks of what a catalog has and lacks.
enum StructureChecks {
  static let all: [any Check.Type] = []
}
