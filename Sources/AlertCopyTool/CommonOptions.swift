internal import AlertCopy
internal import CommandLineTool
internal import ICU

/// Options that several subcommands read alike.
enum CommonOptions {
  /// `--ios`; without it the newest version.
  static func version(_ arguments: Arguments) throws(UsageError) -> OSVersion {
    guard let text = arguments["--ios"] else { return .newest }
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

  /// `--locale`; without it every locale that has words.
  static func locales(_ arguments: Arguments) throws(UsageError) -> [LocaleTag] {
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
