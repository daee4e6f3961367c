import AlertCopy
import ICU
import StringCatalogs
import TestSupport
import Testing

struct AppNameTests {
  static let hardNames = [
    "{x}", "it's", "100%@", "「引」", "a“b”", "تطبيق", "👨‍👩‍👧", String(repeating: "名", count: 300),
    "'{", "{appName}", "\u{301}x", " x ",
  ]

  @Test(arguments: hardNames)
  func `a name comes out as it went in`(name: String) throws {
    for locale in AlertCopy.locales {
      let copy = try AlertCopy(appName: name, locale: locale)
      for situation in [Situation.denied, .primer] {
        let message = try #require(copy.alert(for: .camera, situation: situation)?.alert.message)
        #expect(message.utf8.firstRange(of: name.utf8) != nil, "\(message)")
      }
    }
  }

  // UAX #9: FSI and PDI keep a run of the other direction to itself.
  @Test(arguments: [
    ("Rokk", false), ("微信", false), ("😀", false), ("123", false), ("تطبيق", true),
    ("Rokk עברית", true), ("\u{202A}x\u{202C}", false),
    ("\u{202E}x\u{202C}", true),
  ])
  func `a name is isolated only where its direction differs`(name: String, isolated: Bool) throws {
    let copy = try AlertCopy(appName: name, locale: "en")
    let message = try #require(copy.alert(for: .camera, situation: .denied)?.alert.message)
    #expect(message.contains("“\u{2068}\(name)\u{2069}”") == isolated)
    #expect(message.contains("“\(name)”") == !isolated)
  }

  @Test(arguments: [
    ("", AppNameError.blank), (" \u{3000}", .blank), ("\u{200B}", .blank), ("\u{AD}", .blank),
    ("\u{FEFF}\u{3164}", .blank), ("\u{2800}", .blank),
    ("a\tb", .controlCharacter("\t", position: 1)),
    ("微\u{2028}", .controlCharacter("\u{2028}", position: 1)),
    ("\u{7F}", .controlCharacter("\u{7F}", position: 0)),
    ("a\u{202E}b", .openDirection), ("a\u{2069}", .openDirection),
    ("\u{2067}a\u{202C}", .openDirection),
  ])
  func `a name that cannot stand in a sentence is an error`(name: String, error: AppNameError) {
    #expect(throws: error) { try AppName(name) }
  }

  // The expected text is that of ICU's own MessageFormat on the pattern in the catalog.
  @Test func `every message with a few thousand names is ICU's, byte for byte`() throws {
    let bytes = try Checkout.bytes("Locales/Alerts.xcstrings")
    let catalog = try StringCatalogFile(parsing: Array(bytes), file: "Alerts.xcstrings")
    let names = GeneratedNames.names(3_000)
    for (index, name) in names.enumerated() {
      let locale = AlertCopy.locales[index % AlertCopy.locales.count]
      // iOS 9 takes the messages whose only argument is the name.
      let version = OSVersion(major: 9)
      let copy = try AlertCopy(appName: name, locale: locale, osVersion: version)
      let isolated = try TextDirection(of: name) == .leftToRight ? name : "\u{2068}\(name)\u{2069}"
      for composed in copy.alerts(for: [.camera, .photoLibrary, .siri, .notifications]) {
        let key = try #require(composed.keys.message)
        let entry = catalog[key]
        // Hong Kong has from Taiwan what it does not say itself.
        let unit = entry?[locale.rawValue] ?? entry?["zh-Hant"]
        let pattern = try #require(unit?.value.text)
        guard !pattern.contains("{settingsPath}") else { continue }
        let expected = try MessageFormatter.format(
          pattern,
          arguments: [("appName", .text(isolated))],
          locale: locale.rawValue
        )
        // Swift compares strings by canonical equivalence; here every byte counts.
        if composed.alert.message?.utf8.elementsEqual(expected.utf8) != true {
          Issue.record("\(key): \(name)")
        }
      }
    }
  }
}
