import AlertModel
import CopyChecks
import Testing

/// What a text is, as its key and its comment tell.
@Suite struct RoleFinderTests {
  static let keys: [(key: String, comment: String?, role: TextRole)] = [
    ("camera.denied.title", nil, .init(.title, situation: .denied, isAboutPermission: true)),
    (
      "camera.denied.message.neutral", nil,
      .init(.message, situation: .denied, isAboutPermission: true)
    ),
    (
      "camera.scanCodes.primer.message", nil,
      .init(.message, situation: .primer, isAboutPermission: true)
    ),
    (
      "bluetooth.serviceOff.title", nil,
      .init(.title, situation: .serviceOff, isAboutPermission: true)
    ),
    (
      "photoLibrary.limited.title", nil, .init(.title, situation: .limited, isAboutPermission: true)
    ),
    ("PermissionAlert_Camera_Message", nil, .init(.message, isAboutPermission: true)),
    ("permission_denied_title", nil, .init(.title, situation: .denied, isAboutPermission: true)),
    ("noCameraAuthorityAlertMessage", nil, .init(.message, isAboutPermission: true)),
    ("camera.denied.cancel", nil, .init(.button, situation: .denied, isAboutPermission: true)),
    (
      "gallery_access_denied_dialog_button", nil,
      .init(.button, situation: .denied, isAboutPermission: true)
    ),
    (
      "onboarding.permissions.allow", nil,
      .init(.button, situation: .primer, isAboutPermission: true)
    ),
    (
      "camera/restricted:title", nil, .init(.title, situation: .restricted, isAboutPermission: true)
    ),
    (
      "MISSING_CAMERA_PERMISSION_TITLE", nil,
      .init(.title, situation: .denied, isAboutPermission: true)
    ),
    (
      "CAMERA_1", "Alert title when camera is not authorized",
      .init(.title, isAboutPermission: true)
    ),
    ("auth.faceid.title", nil, .init(.other)),
    ("alert.cancel", nil, .init(.button)),
    ("Alert.Uninstall.Title", nil, .init(.title)),
    ("camera_list.title", nil, .init(.other)),
    ("settings.location.permission.title", nil, .init(.other, isAboutPermission: true)),
    ("abc-de-fGh.title", nil, .init(.other)),
    ("abc-de-fGh.normalTitle", "Class = \"UIButton\"; normalTitle = \"Allow\";", .init(.other)),
    ("J3b-kq-9aT.headerCell.title", nil, .init(.other)),
    ("alarms.timers.purposeString", nil, .init(.purposeString)),
    ("alarms.name", "What alarms are called in the middle of a sentence.", .init(.other)),
    ("Camera access is off.", nil, .init(.other, isAboutPermission: true)),
    ("Permission to write the file", nil, .init(.other)),
    (
      "Camera access is off.", "Title of the alert shown when camera access was denied",
      .init(.title, situation: .denied, isAboutPermission: true)
    ),
    (
      "action.continue", "The only button of the alert before the system prompt: it leads to it.",
      .init(.button, situation: .primer, isAboutPermission: true)
    ),
    ("common.cancel", "Button that leaves things as they are.", .init(.other)),
    (
      "x.1", "Message of an alert about microphone permission",
      .init(.message, isAboutPermission: true)
    ),
    ("x.2", "Title of the screen with photos", .init(.other)),
    ("", nil, .init(.other)),
  ]

  @Test(arguments: keys.indices)
  func role(_ index: Int) throws {
    let (key, comment, role) = Self.keys[index]
    #expect(RoleFinder(catalog(.strings)).role(of: entry(key, comment)) == role, "\(key)")
  }

  @Test(arguments: [
    ("NSCameraUsageDescription", TextRole(.purposeString, isAboutPermission: true)),
    ("CFBundleDisplayName", TextRole(.displayName)),
    ("camera.denied.title", TextRole(.other)),
  ])
  func roleInInfoPlist(_ key: String, _ role: TextRole) {
    #expect(RoleFinder(catalog(.infoPlist)).role(of: entry(key, nil)) == role)
  }

  private func entry(_ key: String, _ comment: String?) -> CheckedEntry {
    let origin = TextOrigin(file: 0, range: 0..<0, escaping: .opaque)
    return CheckedEntry(key: key, keyOrigin: origin, comment: comment, texts: [])
  }

  private func catalog(_ content: CheckedCatalog.Content) -> CheckedCatalog {
    CheckedCatalog(
      name: "Localizable",
      content: content,
      syntax: .none,
      locales: [CopyLocale("en")],
      sourceLocale: 0,
      files: [0],
      entries: [CheckedEntry]()
    )
  }
}
