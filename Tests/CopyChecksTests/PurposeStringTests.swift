import CopyChecks
import Diagnostics
import Testing

/// What Info.plist, its tables and the sources say together.
@Suite struct PurposeStringTests {
  /// A small project: an Info.plist, a table that localizes it, and requests in sources.
  struct Project: Sendable, CustomTestStringConvertible {
    let name: String
    var info: KeyValuePairs<String, String> = [:]
    var table: [String: [String: String]] = [:]
    var locales = ["en", "zh-Hans"]
    /// The locales of the app’s other strings, and where they stand.
    var strings: (path: String, locales: [String])?
    var uses: [[String]]?
    var isOfApplication = true
    /// The rules that find something, and the keys at which they do.
    var expected: [String] = []

    var testDescription: String { name }
  }

  private static let camera = "NSCameraUsageDescription"
  private static let always = "NSLocationAlwaysAndWhenInUseUsageDescription"
  private static let whenInUse = "NSLocationWhenInUseUsageDescription"

  static let projects: [Project] = [
    Project(
      name: "all is there",
      info: [camera: "Scans tickets."],
      table: [camera: ["en": "Scans tickets.", "zh-Hans": "扫描车票。"]],
      uses: [[camera]]
    ),
    Project(
      name: "a key in no table",
      info: [camera: "Scans tickets.", whenInUse: "Shows stops."],
      table: [camera: ["en": "Scans tickets.", "zh-Hans": "扫描车票。"]],
      expected: ["purpose-missing \(whenInUse)"]
    ),
    Project(
      name: "a key that one language lacks, and the source stands in Info.plist",
      info: [camera: "Scans tickets."],
      table: [camera: ["zh-Hans": "扫描车票。"]],
      locales: ["en", "zh-Hans", "zh-Hant"],
      expected: ["purpose-missing \(camera)"]
    ),
    Project(
      name: "no key is localized",
      info: [camera: "Scans tickets.", whenInUse: "Shows stops."],
      table: ["CFBundleDisplayName": ["en": "Tickets", "zh-Hans": "车票"]],
      expected: ["purpose-missing \(camera)"]
    ),
    Project(
      name: "Info.plist is localized into the development language only",
      info: [camera: "Scans tickets.", whenInUse: "Shows stops."],
      table: [camera: ["en": "Scans tickets."], whenInUse: ["en": "Shows stops."]],
      locales: ["en"],
      strings: ("App/Localizable.xcstrings", ["en", "zh-Hans"]),
      expected: ["purpose-missing \(camera)"]
    ),
    Project(
      name: "only the app’s other strings are localized",
      info: [camera: "Scans tickets."],
      locales: ["en"],
      strings: ("App/Localizable.xcstrings", ["en", "zh-Hans"]),
      expected: ["purpose-missing \(camera)"]
    ),
    Project(
      name: "the languages of a library are not the app’s",
      info: [camera: "Scans tickets."],
      locales: ["en"],
      strings: ("Pods/Picker.bundle/Localizable.strings", ["en", "zh-Hans"])
    ),
    Project(
      name: "one language needs no table",
      info: [camera: "Scans tickets."],
      table: ["CFBundleDisplayName": ["en": "Tickets"]],
      locales: ["en"]
    ),
    Project(
      name: "the regions of the development language need none",
      info: [camera: "Scans tickets."],
      table: ["CFBundleDisplayName": ["en": "Tickets", "en-GB": "Tickets"]],
      locales: ["en", "en-GB"]
    ),
    Project(
      name: "a key that Info.plist lacks",
      info: ["CFBundleName": "Tickets"],
      table: [camera: ["en": "Scans tickets.", "zh-Hans": "扫描车票。"]],
      expected: ["purpose-not-in-info-plist \(camera)"]
    ),
    Project(
      name: "two texts for one language",
      info: [camera: "Scans tickets."],
      table: [camera: ["en": "Takes photos.", "zh-Hans": "扫描车票。"]],
      expected: ["purpose-differs \(camera)"]
    ),
    Project(
      name: "what the build fills in is not compared",
      info: [camera: "$(PRODUCT_NAME) scans."],
      table: [camera: ["en": "Tickets scans.", "zh-Hans": "扫描车票。"]]
    ),
    Project(
      name: "always without when in use",
      info: [always: "Warns you of storms."],
      locales: ["en"],
      expected: ["location-companion \(always)"]
    ),
    Project(
      name: "the key of iOS 10 alone",
      info: ["NSLocationAlwaysUsageDescription": "Warns you.", whenInUse: "Shows stops."],
      locales: ["en"],
      expected: ["location-companion NSLocationAlwaysUsageDescription"]
    ),
    Project(
      name: "both location keys",
      info: [always: "Warns you of storms.", whenInUse: "Shows stops."],
      locales: ["en"]
    ),
    Project(
      name: "old calendar and reminders keys",
      info: [
        "NSCalendarsUsageDescription": "Adds classes.",
        "NSRemindersUsageDescription": "Keeps your list.",
      ],
      locales: ["en"],
      expected: [
        "calendar-keys NSCalendarsUsageDescription",
        "reminders-keys NSRemindersUsageDescription",
      ]
    ),
    Project(
      name: "old and new calendar keys",
      info: [
        "NSCalendarsUsageDescription": "Adds classes.",
        "NSCalendarsWriteOnlyAccessUsageDescription": "Adds classes.",
      ],
      locales: ["en"]
    ),
    Project(
      name: "a request without its key",
      info: ["CFBundleName": "Tickets"],
      locales: ["en"],
      uses: [[camera], [camera], ["NSPhotoLibraryAddUsageDescription", camera]],
      expected: [
        "missing-purpose-for-use NSCameraUsageDescription",
        "missing-purpose-for-use NSPhotoLibraryAddUsageDescription",
      ]
    ),
    Project(
      name: "one of two keys is enough",
      info: [camera: "Scans tickets."],
      locales: ["en"],
      uses: [["NSPhotoLibraryAddUsageDescription", camera], []]
    ),
    Project(
      name: "a key that no source needs",
      info: [camera: "Scans tickets.", "NSUnknownUsageDescription": "Does it."],
      locales: ["en"],
      uses: [],
      expected: ["unused-purpose \(camera)"]
    ),
    Project(
      name: "an extension asks for nothing",
      info: [always: "Warns you of storms."],
      locales: ["en"],
      uses: [],
      isOfApplication: false
    ),
  ]

  @Test(arguments: projects)
  func findings(_ project: Project) throws {
    let wanted = RuleCatalog.checks.filter {
      $0.rule.family == .purposeStrings && $0 is any ProjectCheck.Type
    }
    let found = CheckRun(CheckOptions(), checks: wanted).findings(in: try project.checked())
    #expect(found.map { "\($0.rule) \($0.key ?? "-")" } == project.expected)
  }
}

extension PurposeStringTests.Project {
  /// The project as the checks take it; all texts stand in one file.
  func checked() throws -> CheckedProject {
    var source = ""
    func place(_ text: String) -> TextOrigin {
      let start = source.utf8.count
      source += text + "\n"
      return TextOrigin(file: 0, range: start..<(start + text.utf8.count), escaping: .none)
    }
    let entries = info.map {
      CheckedInfoPlist.Entry(
        key: $0.key,
        keyOrigin: place($0.key),
        text: $0.value,
        origin: place($0.value)
      )
    }
    let rows = table.sorted { $0.key < $1.key }.map { key, texts in
      CheckedEntry(
        key: key,
        keyOrigin: place(key),
        texts: locales.enumerated().compactMap { index, locale in
          texts[locale].map { CheckedText($0, locale: index, origin: place($0)) }
        }
      )
    }
    let requests = (uses ?? []).map { keys in
      RequestUse(name: "request", keys: keys, file: 0, range: place("request").range)
    }
    let file = CheckedFile(
      path: "App",
      source: try SourceText(decoding: Array(source.utf8), file: "App")
    )
    let catalog = CheckedCatalog(
      name: "InfoPlist",
      content: .infoPlist,
      syntax: .none,
      locales: locales.map { CopyLocale($0) },
      sourceLocale: 0,
      files: locales.map { _ in 0 },
      entries: rows
    )
    let infoPlist = CheckedInfoPlist(
      file: 0,
      isOfApplication: isOfApplication,
      keys: entries.map(\.key),
      entries: entries,
      catalogs: table.isEmpty ? [] : [0],
      developmentRegion: "en"
    )
    var other = catalog
    other.name = "Localizable"
    other.content = .strings
    other.locales = (strings?.locales ?? []).map { CopyLocale($0) }
    other.files = other.locales.map { _ in 1 }
    other.entries = [CheckedEntry]()
    let otherFile = CheckedFile(path: strings?.path ?? "none", source: file.source)
    return CheckedProject(
      files: [file, otherFile],
      catalogs: (table.isEmpty ? [] : [catalog]) + (strings == nil ? [] : [other]),
      infoPlists: [infoPlist],
      uses: requests,
      hasSources: uses != nil
    )
  }
}
