import CopyChecks
import MessageFormat
import Testing

/// What the checks of alerts find by more than one text.
@Suite struct AlertsTests {
  @Test func oneAlertOfPrimerHasOneButton() throws {
    var bench = TextBench(locales: ["en"])
    bench.add(key: "camera.primer.button", ["en": "Continue"])
    bench.add(key: "photos.primer.button", ["en": "Continue"])
    bench.add(key: "contacts.primer.button.continue", ["en": "Continue"])
    bench.add(key: "contacts.primer.button.later", ["en": "Later"])
    #expect(try bench.findings(Self.checks).map(\.key) == ["contacts.primer.button.later"])
  }

  @Test(arguments: [
    ("fr", "Autoriser l’accès"), ("de", "Erlauben"), ("es", "Permitir"), ("ja", "許可する"),
    ("ko", "허용"), ("ru", "Разрешить"), ("it", "Consenti"), ("pt", "Permitir"),
  ])
  func allowIsFoundInOtherLanguages(_ locale: String, _ text: String) throws {
    var bench = TextBench(locales: ["en", locale])
    bench.add(key: "camera.primer.button", ["en": "Continue", locale: text])
    let found = try bench.findings(Self.checks)
    #expect(found.map(\.rule) == ["allow-word"])
    #expect(found.map(\.locale) == [locale])
  }

  @Test(arguments: [("fr", "Continuer"), ("de", "Weiter"), ("ja", "続ける"), ("ko", "계속")])
  func continueIsFoundInNone(_ locale: String, _ text: String) throws {
    var bench = TextBench(locales: ["en", locale])
    bench.add(key: "camera.primer.button", ["en": "Continue", locale: text])
    #expect(try bench.findings(Self.checks).isEmpty)
  }

  @Test func commentsTellWhatKeysDoNot() throws {
    var bench = TextBench(locales: ["en"])
    let comment = "Title of the alert shown when camera access was denied."
    bench.add(key: "Access Denied", comment: comment, ["en": "Access Denied"])
    bench.add(key: "Permission Denied", ["en": "Permission Denied"])
    #expect(try bench.findings(Self.checks).map(\.key) == ["Access Denied"])
  }

  @Test func firstLineMayBeTheTitle() throws {
    var bench = TextBench(locales: ["en"])
    bench.add(
      key: "AccessDenied",
      ["en": "⚠️ Access Denied ⚠️\n\nTurn on notifications if you want to allow access."]
    )
    let found = try bench.findings(Self.checks)
    #expect(found.map(\.rule) == ["oblique-title"])
  }

  @Test func placeholdersTakeNoRoom() throws {
    var bench = TextBench(locales: ["en"], syntax: .icu)
    bench.add(
      key: "camera.denied.title",
      ["en": "{appNameThatIsVeryLongIndeed} Can’t Use the {cameraOrMicrophoneOrBothOfThem} Now"]
    )
    #expect(try bench.findings(Self.checks).isEmpty)
  }

  @Test func androidHasItsOwnGuidelines() throws {
    var bench = TextBench(locales: ["en"], syntax: .printf(.android))
    bench.add(key: "camera_denied_title", ["en": "Permission denied"])
    bench.add(key: "camera_denied_message", ["en": "You denied access to the camera."])
    bench.add(key: "camera_denied_cancel", ["en": "Not now"])
    bench.add(key: "camera_primer_button", ["en": "Allow"])
    #expect(try bench.findings(Self.checks).isEmpty)
  }

  private static let checks = RuleCatalog.checks.filter { $0.rule.family == .alerts }
}
