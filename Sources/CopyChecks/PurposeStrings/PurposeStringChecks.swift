/// The checks of why an app asks.
enum PurposeStringChecks {
  static let all: [any Check.Type] = []
}
