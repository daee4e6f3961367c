import AlertCopy
import Resources
import StringCatalogs
import TestSupport
import Testing

/// Every cell of permission, situation, use, locale, register and iOS version has its words.
struct CoverageTests {
  static let versions = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 26].map { OSVersion(major: $0) }

  private func copies(_ version: OSVersion, _ register: CopyRegister = .standard) throws
    -> [AlertCopy]
  {
    try AlertCopy.locales.map {
      try AlertCopy(appName: "Rokk", locale: $0, osVersion: version, register: register)
    }
  }

  /// Words are missing where a note says that they were taken elsewhere, or an argument is left.
  private func check(_ composed: ComposedAlert?, _ cell: String) throws {
    let composed = try #require(composed, "\(cell)")
    let alert = composed.alert
    let texts = [alert.title, alert.message, alert.cancel?.title, alert.confirm.title]
    for text in texts.compactMap(\.self) {
      if text.isEmpty || text.contains("{") { Issue.record("\(cell): \(text)") }
    }
    if !alert.confirm.title.contains(where: \.isLetter) || alert.confirm.title.hasPrefix("action.")
    {
      Issue.record("\(cell): \(alert.confirm.title)")
    }
    for note in composed.notes {
      switch note {
      case .localeFallback, .messageFallback, .messageMissing: Issue.record("\(cell): \(note)")
      case .nameUnknown, .settingsPathUnknown:
        #expect(composed.keys.message?.contains(".neutral") == true, "\(cell): \(note)")
      }
    }
  }

  @Test(arguments: versions, CopyRegister.allCases)
  func `every situation that can occur has words`(version: OSVersion, register: CopyRegister) throws
  {
    var cells = 0
    for copy in try copies(version, register) {
      for permission in Permission.allCases {
        for situation in AlertCopy.situations(of: permission, in: version) {
          let cell = "\(permission), \(situation), \(copy.locale), iOS \(version), \(register)"
          let composed = copy.alert(for: permission, situation: situation)
          try check(composed, cell)
          if register != .concise, composed?.alert.message == nil {
            Issue.record("\(cell): no message")
          }
          cells += 1
        }
      }
    }
    #expect(cells >= 4 * 36)
    print("Cells with words, iOS \(version), \(register): \(cells)")
  }

  @Test(arguments: versions)
  func `every use has words of its own`(version: OSVersion) throws {
    var cells = 0
    for copy in try copies(version) {
      for facts in UseFacts.all {
        for situation in [Situation.primer, .denied] {
          guard AlertCopy.situations(of: facts.permission, in: version).contains(situation) else {
            continue
          }
          let cell = "\(facts.permission)=\(facts.use), \(situation), \(copy.locale), \(version)"
          let composed = copy.alert(for: facts.permission, situation: situation, use: facts.use)
          try check(composed, cell)
          #expect(composed?.keys.message?.contains(".\(facts.use.rawValue).") == true, "\(cell)")
          cells += 1
        }
      }
    }
    print("Cells of uses with words, iOS \(version): \(cells)")
  }

  @Test func `every use has a purpose string for each key that iOS reads`() throws {
    for copy in try copies(.newest) {
      for facts in UseFacts.all where ![.notifications, .criticalAlerts].contains(facts.permission)
      {
        let strings = copy.purposeStrings(for: facts.permission, use: facts.use)
        #expect(!strings.isEmpty, "\(facts.permission)=\(facts.use)")
        for string in strings { #expect(string.locale == copy.locale) }
      }
    }
  }

  // Apple's documentation of the keys: which version reads which.
  @Test(arguments: [
    (Permission.calendarFullAccess, "showSchedule", 16, ["NSCalendarsUsageDescription"]),
    (.calendarFullAccess, "showSchedule", 17, ["NSCalendarsFullAccessUsageDescription"]),
    (.health, "showActivity", 26, ["NSHealthShareUsageDescription"]),
    (.health, "saveWorkouts", 26, ["NSHealthUpdateUsageDescription"]),
    (
      .locationAlways, "placeReminders", 26,
      ["NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationWhenInUseUsageDescription"]
    ),
    (.notifications, "messages", 26, []), (.camera, "nothing", 26, []),
  ])
  func `a purpose string is for the keys of its version`(
    permission: Permission,
    use: String,
    major: Int,
    keys: [String]
  ) throws {
    let copy = try AlertCopy(appName: "Rokk", locale: "en", osVersion: OSVersion(major: major))
    let strings = copy.purposeStrings(for: permission, use: PermissionUse(rawValue: use))
    #expect(strings.map(\.infoPlistKey) == keys)
  }

  @Test func `the table of uses is the uses of the catalog`() throws {
    let bytes = try Checkout.bytes("Locales/Uses.xcstrings")
    let catalog = try StringCatalogFile(parsing: Array(bytes), file: "Uses.xcstrings")
    let keys = catalog.entries.map {
      $0.key.text.split(separator: ".").prefix(2).joined(separator: ".")
    }
    #expect(Set(keys) == Set(UseFacts.all.map { "\($0.permission.rawValue).\($0.use.rawValue)" }))
  }

  @Test func `a use without words for a situation gets the general ones`() throws {
    let copy = try AlertCopy(appName: "Rokk", locale: "en")
    let composed = copy.alert(for: .camera, situation: .restricted, use: "scanCode")
    #expect(composed == copy.alert(for: .camera, situation: .restricted))
  }
}
