import AlertCopy
import Testing

/// Buttons as the Human Interface Guidelines (Privacy, Alerts) and App Review want them.
struct AlertShapeTests {
  static let alerts: [PermissionAlert] = [8, 10, 14, 16, 18, 26].flatMap { major in
    AlertCopy.locales.flatMap { locale in
      let version = OSVersion(major: major)
      let copy = try? AlertCopy(appName: "Rokk", locale: locale, osVersion: version)
      return copy?.alerts().map(\.alert) ?? []
    }
  }

  static func alerts(_ situations: Situation...) -> [PermissionAlert] {
    alerts.filter { situations.contains($0.situation) }
  }

  @Test(arguments: [
    ("en", "Continue"), ("zh-Hans", "继续"), ("zh-Hant", "繼續"), ("zh-Hant-HK", "繼續"),
  ])
  func `a primer has one button, that leads on`(locale: String, title: String) {
    let primers = Self.alerts(.primer).filter { $0.locale.rawValue == locale }
    #expect(!primers.isEmpty)
    for primer in primers {
      #expect(primer.cancel == nil)
      #expect(primer.confirm.title == title)
      #expect(primer.confirm.effect == .continueToSystemPrompt)
    }
  }

  @Test(arguments: [
    ("en", "Cancel"), ("zh-Hans", "取消"), ("zh-Hant", "取消"), ("zh-Hant-HK", "取消"),
  ])
  func `a refusal can be left or undone`(locale: String, title: String) {
    let refusals = Self.alerts(.denied, .serviceOff, .insufficient, .limited)
      .filter { $0.locale.rawValue == locale }
    #expect(!refusals.isEmpty)
    for alert in refusals {
      #expect(alert.cancel?.title == title)
      #expect(alert.cancel?.role == .cancel)
      #expect(alert.cancel?.isPreferred == false)
      #expect(alert.confirm.isPreferred)
      #expect(alert.confirm.effect != .dismiss)
    }
  }

  // PHPhotoLibrary.presentLimitedLibraryPicker and contactAccessPicker add to a selection.
  @Test func `a selection can be added to, without leaving the app`() {
    let limited = Self.alerts(.limited)
    #expect(Set(limited.map(\.permission)) == [.photoLibrary, .contacts])
    for alert in limited {
      #expect(alert.confirm.effect == .openLimitedSelectionPicker)
    }
    for alert in Self.alerts(.denied, .serviceOff, .insufficient) {
      #expect([.openAppSettings, .openNotificationSettings].contains(alert.confirm.effect))
    }
  }

  @Test func `what cannot be changed offers no way to Settings`() {
    for alert in Self.alerts(.restricted, .unsupported) {
      #expect(alert.cancel == nil)
      #expect(alert.confirm.effect == .dismiss)
      #expect(alert.message?.contains(">") == false)
    }
  }

  @Test func `nothing is destructive, and all is an alert`() {
    for alert in Self.alerts {
      #expect(alert.confirm.role == .default)
      #expect(alert.style == .alert)
    }
  }

  // UIApplication.openNotificationSettingsURLString came with iOS 16.
  @Test(arguments: [
    (15, AlertAction.Effect.openAppSettings), (16, .openNotificationSettings),
  ])
  func `notifications have settings of their own`(major: Int, effect: AlertAction.Effect) throws {
    let copy = try AlertCopy(
      appName: "Rokk",
      locale: "en",
      osVersion: OSVersion(major: major)
    )
    #expect(copy.alert(for: .notifications, situation: .denied)?.alert.confirm.effect == effect)
  }

  @Test(arguments: [
    (Permission.camera, Situation.limited, 26), (.photoLibrary, .limited, 13),
    (.photoLibraryAddOnly, .denied, 10), (.notifications, .restricted, 26),
  ])
  func `what cannot occur has no alert`(
    permission: Permission,
    situation: Situation,
    major: Int
  ) throws {
    let version = OSVersion(major: major)
    let copy = try AlertCopy(appName: "Rokk", locale: "en", osVersion: version)
    #expect(copy.alert(for: permission, situation: situation) == nil)
  }
}
