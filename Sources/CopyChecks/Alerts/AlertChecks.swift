/// The checks of alerts, by the Human Interface Guidelines and App Review.
enum AlertChecks {
  static let all: [any Check.Type] = []
}
