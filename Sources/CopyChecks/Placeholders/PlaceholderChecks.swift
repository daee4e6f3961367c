/// The checks of arguments.
enum PlaceholderChecks {
  static let all: [any Check.Type] = []
}
