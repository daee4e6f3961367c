/// The checks of what the OS calls its things.
enum NameChecks {
  static let all: [any Check.Type] = []
}
