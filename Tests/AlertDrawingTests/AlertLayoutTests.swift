import AlertCopy
import AlertDrawing
import Testing
import TextMetrics

struct AlertLayoutTests {
  private static func alert(
    _ title: String = "Camera Access Turned Off",
    message: String? = "Go to Settings.",
    cancel: String? = "Cancel",
    confirm: String = "Open Settings",
    locale: LocaleTag = "en"
  ) -> PermissionAlert {
    PermissionAlert(
      permission: .camera,
      situation: .denied,
      locale: locale,
      title: title,
      message: message,
      cancel: cancel.map { AlertAction(title: $0, role: .cancel, effect: .dismiss) },
      confirm: AlertAction(
        title: confirm,
        role: .default,
        isPreferred: true,
        effect: .openAppSettings
      )
    )
  }

  private static func layout(
    _ alert: PermissionAlert,
    _ textSize: TextSize = .default
  ) throws -> AlertLayout {
    try AlertLayout(AlertWords(alert), textSize: textSize)
  }

  // 270 points, and 310 in accessibility sizes: Flutter's CupertinoAlertDialog.
  @Test(arguments: [(TextSize.default, 270.0), (.xxxLarge, 270), (.ax5, 310)])
  func `an alert is as wide as iOS has it`(textSize: TextSize, width: Double) throws {
    let layout = try Self.layout(Self.alert(), textSize)
    #expect(layout.width == width)
    // Everything is in it.
    for frame in layout.buttons.map(\.frame) + layout.separators {
      #expect(frame.x >= -0.5 && frame.x + frame.width <= width + 0.5)
      #expect(frame.bottom <= layout.height + 0.5)
    }
  }

  // 19 + 22 + 4 + 18 + 19 + 44: paddings of SDCAlertView, leadings of Apple's table.
  @Test func `heights add up`() throws {
    let layout = try Self.layout(Self.alert())
    #expect(layout.title.lines.map(\.text) == ["Camera Access Turned Off"])
    #expect(layout.message?.lines.map(\.text) == ["Go to Settings."])
    #expect(layout.height == 126)
    #expect(layout.buttons.map(\.frame.height) == [44, 44])
  }

  // UIAlertController: cancel leads beside another button, and is last in a stack.
  @Test(arguments: [
    (String?("Cancel"), "Open Settings", TextSize.default, false, ["Cancel", "Open Settings"]),
    ("Cancel", "Troubleshoot Permissions", .default, true, ["Troubleshoot Permissions", "Cancel"]),
    ("Cancel", "Open Settings", .xxxLarge, true, ["Open Settings", "Cancel"]),
    ("取消", "前往設定", .xxxLarge, false, ["取消", "前往設定"]),
    (nil, "Continue", .default, false, ["Continue"]),
  ])
  func `buttons stand side by side where each fits`(
    cancel: String?,
    confirm: String,
    textSize: TextSize,
    isStacked: Bool,
    order: [String]
  ) throws {
    let layout = try Self.layout(Self.alert(cancel: cancel, confirm: confirm), textSize)
    #expect(layout.areButtonsStacked == isStacked)
    #expect(layout.buttons.flatMap { $0.title.lines.compactMap(\.text) } == order)
    let frames = layout.buttons.map(\.frame)
    if isStacked {
      #expect(frames.allSatisfy { $0.width == layout.width })
      #expect(frames[1].y == frames[0].bottom)
    } else {
      #expect(Set(frames.map(\.y)).count == 1)
      #expect(frames.reduce(0) { $0 + $1.width } == layout.width)
    }
    #expect(layout.separators.count == layout.buttons.count)
  }

  // UAX #9: the leading side is the right one.
  @Test func `a text from right to left turns the buttons`() throws {
    let arabic = Self.alert("الكاميرا", message: nil, cancel: "إلغاء", confirm: "الإعدادات")
    let layout = try Self.layout(arabic)
    #expect(layout.title.isRightToLeft)
    #expect(layout.buttons.map { $0.title.lines[0].text } == ["الإعدادات", "إلغاء"])
    let mixed = try Self.layout(Self.alert("\u{2068}تطبيق\u{2069} Uses the Camera"))
    #expect(!mixed.title.isRightToLeft)
  }

  // AX5: a title of 53 points does not fit into a line, and no word of it is lost.
  @Test func `large text takes more lines`() throws {
    let layout = try Self.layout(Self.alert(), .ax5)
    #expect(layout.title.lines.compactMap(\.text) == ["Camera", "Access", "Turned", "Off"])
    #expect(layout.areButtonsStacked)
    #expect(layout.buttons[0].title.lines.compactMap(\.text) == ["Open", "Settings"])
    // Two lines of 62 points, and the 22 around a line in a button of 44.
    #expect(layout.buttons[0].frame.height == 146)
  }

  @Test(arguments: TextSize.allCases)
  func `every alert of ours fits, and says all of it`(textSize: TextSize) throws {
    var count = 0
    for locale in AlertCopy.locales {
      let copy = try AlertCopy(appName: "Rokk", locale: locale)
      for permission in Permission.allCases {
        for alert in copy.alerts(for: [permission]).map(\.alert) {
          let layout = try Self.layout(alert, textSize)
          count += 1
          for block in [layout.title, layout.message].compactMap(\.self) {
            #expect(block.lines.allSatisfy { $0.width <= layout.width - 32 }, "\(alert.title)")
          }
          let words = layout.title.lines.compactMap(\.text).joined().filter { !$0.isWhitespace }
          #expect(words == alert.title.filter { !$0.isWhitespace })
          // Apple's guidelines: at most two lines (docs/Sources.md, A2).
          if textSize == .default { #expect(layout.title.lines.count <= 2, "\(alert.title)") }
        }
      }
    }
    #expect(count > 300)
  }

  @Test func `a prompt shows no word of Apple’s`() throws {
    let string = PurposeString(
      permission: .camera,
      use: "scanCode",
      locale: "en",
      infoPlistKey: "NSCameraUsageDescription",
      text: "The camera scans QR codes."
    )
    let layout = try AlertLayout(AlertWords(prompt: string, buttons: ["Don’t Allow", nil]))
    #expect(layout.isPrompt)
    #expect(layout.title.lines.allSatisfy { $0.text == nil && $0.width < 238 })
    #expect(layout.message?.lines.compactMap(\.text) == ["The camera scans QR codes."])
    #expect(layout.buttons.map { $0.title.lines[0].text } == ["Don’t Allow", nil])
  }
}
