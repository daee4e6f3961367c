internal import AlertCopy
internal import CommandLineTool

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

  /// `--ios` as a list; without it the newest version, with `all` every version that was released.
  static func versions(_ arguments: Arguments) throws(UsageError) -> [OSVersion] {
    let released = (Array(8...18) + [26]).map { OSVersion(major: $0) }
    let chosen = try arguments.list(
      "--ios",
      of: "an iOS version from 8 to 18, or 26 (no iOS 19 to 25 was released)",
      among: released.map(\.description) + ["all"]
    ) { word -> [OSVersion]? in
      if word == "all" { return released }
      return OSVersion(word).flatMap { $0.isKnown ? [$0] : nil }
    }
    guard let chosen else { return [.newest] }
    var seen: Set<OSVersion> = []
    return chosen.flatMap(\.self).filter { seen.insert($0).inserted }
  }

  /// `--locale`; without it the default, or every locale that has words.
  static func locales(
    _ arguments: Arguments,
    default others: [String]? = nil
  ) throws(UsageError) -> [LocaleTag] {
    let known = AlertCopy.locales.map(\.rawValue)
    let chosen = try LocaleChoice.locales(arguments, among: known, mustBeKnown: false)
    return (chosen ?? others ?? known).map(LocaleTag.init(rawValue:))
  }

  /// A value of an enumeration by its identifier.
  static func value<Value: CaseIterable & RawRepresentable<String>>(
    _ option: String,
    _ type: Value.Type,
    _ expected: String,
    _ arguments: Arguments
  ) throws(UsageError) -> Value? {
    let candidates = Value.allCases.map(\.rawValue)
    return try arguments.value(
      option,
      of: "\(expected) (\(candidates.joined(separator: ", ")))",
      among: candidates,
      Value.init(rawValue:)
    )
  }

  /// Values of an enumeration by their identifiers; `all` stands for every one.
  static func values<Value: CaseIterable & RawRepresentable<String>>(
    _ option: String,
    _ type: Value.Type,
    _ expected: String,
    _ arguments: Arguments
  ) throws(UsageError) -> [Value]? {
    let candidates = Value.allCases.map(\.rawValue)
    let chosen = try arguments.list(
      option,
      of: "\(expected) (\(candidates.joined(separator: ", ")))",
      among: candidates + ["all"]
    ) { word in
      word == "all" ? Array(Value.allCases) : Value(rawValue: word).map { [$0] }
    }
    guard let chosen else { return nil }
    var seen: Set<String> = []
    return chosen.flatMap(\.self).filter { seen.insert($0.rawValue).inserted }
  }
}
