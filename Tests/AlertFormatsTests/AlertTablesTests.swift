import AlertCopy
import AlertFormats
import StringCatalogs
import Testing

struct AlertTablesTests {
  private static func tables(
    _ permissions: [Permission],
    locales: [LocaleTag] = AlertCopy.locales,
    uses: [Permission: PermissionUse] = [:]
  ) throws -> AlertTables {
    try AlertTables(
      AlertSelection(
        permissions: permissions,
        situations: Situation.allCases,
        locales: locales,
        uses: uses
      ),
      osVersion: .newest
    )
  }

  // What Xcode shows as 100 %: each key translated in each locale, none stale or new.
  @Test func `every key is translated in every locale`() throws {
    let catalog = try Self.tables(Permission.allCases).alerts.catalog
    #expect(catalog.entries.count > 100)
    for entry in catalog.entries {
      #expect(entry.extractionState == .manual)
      #expect(entry.localizations.map(\.locale) == AlertCopy.locales.map(\.rawValue))
      for localization in entry.localizations {
        #expect(localization.string.stringUnit?.state == .translated)
        #expect(localization.string.stringUnit?.value.isEmpty == false)
      }
    }
  }

  // The words are the composer’s, for an app whose name is the placeholder.
  @Test func `an alert has its words, with a placeholder for the name`() throws {
    let catalog = try Self.tables([.camera]).alerts.catalog
    let entries = Dictionary(catalog.entries.map { ($0.key, $0) }) { first, _ in first }
    for locale in AlertCopy.locales {
      let copy = try AlertCopy(appName: "%@", locale: locale)
      let alert = try #require(copy.alert(for: .camera, situation: .denied)).alert
      let message = entries["camera.denied.message"]?[locale.rawValue]?.stringUnit?.value
      #expect(message == alert.message)
      #expect(message?.contains("%@") == true)
      let title = entries["camera.denied.title"]?[locale.rawValue]?.stringUnit?.value
      #expect(title == alert.title)
      let button = entries["action.openSettings"]?[locale.rawValue]?.stringUnit?.value
      #expect(button == alert.confirm.title)
    }
  }

  // A printf string takes one argument for each plain placeholder: IEEE Std 1003.1, fprintf.
  @Test func `a name that stands twice is one argument`() throws {
    let catalog = try Self.tables(Permission.allCases).alerts.catalog
    for unit in catalog.entries.flatMap(\.localizations).flatMap(\.string.units) {
      let plain = unit.unit.value.split(separator: "%@", omittingEmptySubsequences: false).count - 1
      #expect(plain <= 1, "\(unit.unit.value)")
    }
  }

  @Test func `a purpose string stands under its key of Info.plist`() throws {
    let tables = try Self.tables([.camera], locales: ["en", "zh-HK"], uses: [.camera: "scanCode"])
    #expect(tables.purposeStrings.name == "InfoPlist")
    let entry = try #require(tables.purposeStrings.catalog.entries.first)
    #expect(entry.key == "NSCameraUsageDescription")
    #expect(entry.localizations.map(\.locale) == ["en", "zh-HK"])
    let copy = try AlertCopy(appName: "x", locale: "zh-HK")
    let string = try #require(copy.purposeStrings(for: .camera, use: "scanCode").first)
    #expect(entry["zh-HK"]?.stringUnit?.value == string.text)
  }

  @Test func `a locale without words is left out`() throws {
    let catalog = try Self.tables([.camera], locales: ["en", "fr"]).alerts.catalog
    #expect(Set(catalog.entries.flatMap(\.localizations).map(\.locale)) == ["en"])
  }
}
