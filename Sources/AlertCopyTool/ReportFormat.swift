/// How what a command did is told: for people, or for programs.
enum ReportFormat: String, CaseIterable {
  case text, json
}
