import CopyReview
import Foundation
import Testing

/// Which strings make an alert.
struct ReviewAlertTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let keys: [String]
    /// The alerts, each by its parts: `title=key, message=key`.
    let alerts: Set<String>

    var testDescription: String { keys.joined(separator: " ") }
  }

  // By docs/Copy.md for our own keys; by reading the keys for the others.
  @Test(arguments: [
    Case(
      keys: [
        "camera.denied.title", "camera.denied.message", "action.cancel", "action.openSettings",
      ],
      alerts: [
        "cancel=action.cancel confirm=action.openSettings message=camera.denied.message "
          + "title=camera.denied.title"
      ]
    ),
    Case(
      keys: [
        "camera.denied.title", "camera.denied.message", "camera.denied.message.neutral",
        "camera.denied.message.formal", "camera.denied.message.neutral.formal",
      ],
      alerts: [
        "message=camera.denied.message title=camera.denied.title",
        "message=camera.denied.message.neutral title=camera.denied.title variant=neutral",
        "message=camera.denied.message.formal title=camera.denied.title variant=formal",
        "message=camera.denied.message.neutral.formal title=camera.denied.title "
          + "variant=formal neutral",
      ]
    ),
    // A use without a title of its own has the general one.
    Case(
      keys: ["camera.denied.title", "camera.denied.message", "camera.scanCode.denied.message"],
      alerts: [
        "message=camera.denied.message title=camera.denied.title",
        "message=camera.scanCode.denied.message title=camera.denied.title",
      ]
    ),
    Case(
      keys: [
        "camera_permission_title", "camera_permission_message", "camera_permission_ok_button",
        "camera_permission_cancel_button",
      ],
      alerts: [
        "cancel=camera_permission_cancel_button confirm=camera_permission_ok_button "
          + "message=camera_permission_message title=camera_permission_title"
      ]
    ),
    Case(
      keys: ["alertDeniedCameraTitle", "alertDeniedCameraMessage", "alertDeniedPhotosTitle"],
      alerts: [
        "message=alertDeniedCameraMessage title=alertDeniedCameraTitle",
        "title=alertDeniedPhotosTitle",
      ]
    ),
    Case(keys: ["Welcome", "camera.name", "camera.scanCode.purposeString"], alerts: []),
  ])
  func `parts with one stem are an alert`(test: Case) throws {
    let files = try ReviewedFiles()
    try files.add(
      Dictionary(uniqueKeysWithValues: test.keys.map { ($0, ["en": "Text"]) }),
      to: "Alerts.xcstrings"
    )
    let document = try files.json()
    let keys = document.objects("strings").map { $0["key"] as? String ?? "" }
    let alerts = document.objects("alerts").map { alert in
      ["cancel", "confirm", "message", "title", "variant"].compactMap { name in
        (alert[name] as? Int).map { "\(name)=\(keys[$0])" }
          ?? (alert[name] as? String).map { "\(name)=\($0)" }
      }.joined(separator: " ")
    }
    #expect(Set(alerts) == test.alerts)
    #expect(alerts.count == test.alerts.count)
  }

  // Apple's Human Interface Guidelines, Privacy: one button before the prompt.
  @Test func `buttons that the catalogs have not are ours`() throws {
    let files = try ReviewedFiles()
    try files.add(
      ["camera.primer.title": ["en": "Camera", "zh-Hans": "相机", "fr": "Caméra"]],
      to: "Alerts.xcstrings"
    )
    let document = try files.json()
    let alert = try #require(document.objects("alerts").first)
    let index = try #require(alert["buttons"] as? Int)
    let buttons = document.objects("buttons")[index]
    #expect(buttons["cancel"] == nil)
    #expect((buttons["confirm"] as? [Any])?.map { $0 as? String } == ["Continue", nil, "继续"])
  }
}
