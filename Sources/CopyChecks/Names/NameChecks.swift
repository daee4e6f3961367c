/// The checks of what the OS calls its things.
enum NameChecks {
  static let all: [any Check.Type] = [
    SettingsNameCheck.self, OutdatedNameCheck.self, SettingsPathCheck.self,
    SystemButtonCheck.self, ProductNameCheck.self,
  ]
}
