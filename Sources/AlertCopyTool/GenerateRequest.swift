internal import AlertCopy
internal import AlertFormats
internal import AlertModel
internal import CommandLineTool
internal import ICU

/// What the options of `alertcopy generate` ask for.
struct GenerateRequest {
  /// `nil` for the app's own.
  let permissions: [Permission]?
  let situations: [Situation]
  let locales: [LocaleTag]
  let osVersion: OSVersion
  let format: AlertFormatName
  let output: String?

  init(_ arguments: Arguments) throws(UsageError) {
    osVersion = try Self.version(arguments["--ios"])
    permissions = try Self.list("--permission", Permission.self, "a permission", arguments)
    situations =
      try Self.list("--situation", Situation.self, "a situation", arguments) ?? Situation.allCases
    locales = try Self.locales(arguments)
    format = try Self.list("--format", AlertFormatName.self, "a format", arguments)?.first ?? .text
    output = arguments["--output"]
  }

  private static func version(_ text: String?) throws(UsageError) -> OSVersion {
    guard let text else { return .newest }
    guard let version = OSVersion(text), version.isKnown else {
      throw .invalidValue(
        text,
        option: "--ios",
        expected: "an iOS version from 8 to 18, or 26 (no iOS 19 to 25 was released)",
        nearest: nil
      )
    }
    return version
  }

  /// Values of an enumeration by their identifiers; `all` stands for every one.
  private static func list<Value: CaseIterable & RawRepresentable<String>>(
    _ option: String,
    _ type: Value.Type,
    _ expected: String,
    _ arguments: Arguments
  ) throws(UsageError) -> [Value]? {
    let candidates = Value.allCases.map(\.rawValue)
    let chosen = try arguments.list(option, of: expected, among: candidates + ["all"]) { word in
      word == "all" ? Array(Value.allCases) : Value(rawValue: word).map { [$0] }
    }
    guard let chosen else { return nil }
    var seen: Set<String> = []
    return chosen.flatMap(\.self).filter { seen.insert($0.rawValue).inserted }
  }

  private static func locales(_ arguments: Arguments) throws(UsageError) -> [LocaleTag] {
    let known = AlertCopy.locales.map(\.rawValue)
    let chosen = try arguments.list("--locale", of: "a locale such as zh-HK", among: known) {
      word -> [String]? in
      if word == "all" { return known }
      // A tag of the catalogs needs no reading.
      return (known.contains(word) ? word : LocaleFallback.canonicalTag(word)).map { [$0] }
    }
    var seen: Set<String> = []
    return (chosen?.flatMap(\.self) ?? known).filter { seen.insert($0).inserted }
      .map(LocaleTag.init(rawValue:))
  }
}
