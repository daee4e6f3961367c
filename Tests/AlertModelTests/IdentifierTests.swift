import AlertModel
import Foundation
import Testing

/// Raw values stand in catalog keys and in JSON that others keep: a change here breaks them.
struct IdentifierTests {
  @Test func `permissions keep their identifiers`() {
    #expect(
      Permission.allCases.map(\.rawValue) == [
        "camera", "microphone", "photoLibrary", "photoLibraryAddOnly", "locationWhenInUse",
        "locationAlways", "locationFullAccuracy", "notifications", "criticalAlerts", "contacts",
        "calendarFullAccess", "calendarWriteOnly", "reminders", "motion", "bluetooth",
        "mediaLibrary", "speechRecognition", "siri", "homeKit", "health", "localNetwork",
        "tracking", "faceID", "nearbyInteraction", "focusStatus", "alarms",
      ]
    )
  }

  @Test func `situations keep their identifiers`() {
    #expect(
      Situation.allCases.map(\.rawValue) == [
        "primer", "denied", "restricted", "serviceOff", "limited", "insufficient", "unsupported",
      ]
    )
  }

  @Test func `statuses keep their identifiers`() {
    #expect(
      AuthorizationStatus.allCases.map(\.rawValue) == [
        "notDetermined", "restricted", "denied", "authorized", "limited", "writeOnly",
        "provisional", "ephemeral", "authorizedWhenInUse", "authorizedAlways", "unsupported",
      ]
    )
  }

  // The availability that Apple's documentation gives for the cases of its enumerations.
  @Test(arguments: [
    (AuthorizationStatus.limited, 14), (.writeOnly, 17), (.provisional, 12), (.ephemeral, 14),
    (.authorizedWhenInUse, 8), (.denied, 8),
  ])
  func `a status has the version that brought it`(status: AuthorizationStatus, major: Int) {
    #expect(status.introduced == OSVersion(major: major))
  }

  @Test func `an alert survives JSON`() throws {
    let alert = PermissionAlert(
      permission: .camera,
      situation: .denied,
      locale: "zh-Hant-HK",
      title: "相機取用權限已關閉",
      message: "…",
      cancel: AlertAction(title: "取消", role: .cancel, effect: .dismiss),
      confirm: AlertAction(
        title: "前往設定",
        role: .default,
        isPreferred: true,
        effect: .openAppSettings
      )
    )
    let json = try JSONEncoder().encode(alert)
    #expect(try JSONDecoder().decode(PermissionAlert.self, from: json) == alert)
    #expect(String(decoding: json, as: UTF8.self).contains(#""locale":"zh-Hant-HK""#))
  }
}
