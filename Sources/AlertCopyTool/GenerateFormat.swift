internal import AlertFormats
internal import CatalogFormats
internal import CommandLineTool

/// What `alertcopy generate` writes: alerts with the app's name for a reader, or string tables for a
/// project.
enum GenerateFormat {
  case report(AlertFormatName)
  /// The alerts, and the purpose strings where the format is one of Apple's.
  case tables(FileFormat)
  /// The purpose strings alone, as InfoPlist.strings.
  case infoPlist

  private static let tableFormats: [FileFormat] = [
    .xcstrings, .strings, .android, .arb, .xliff, .csv,
  ]
  private static let infoPlistName = "infoplist"

  /// The names, in the order of the help.
  static var names: [String] {
    AlertFormatName.allCases.map(\.rawValue) + tableFormats.map(\.rawValue) + [infoPlistName]
  }

  /// The format that `--format` names; text without it.
  init(_ arguments: Arguments) throws(UsageError) {
    self =
      try arguments.value(
        "--format",
        of: "a format (\(Self.names.joined(separator: ", ")))",
        among: Self.names
      ) { name in
        if let format = AlertFormatName(rawValue: name) { return .report(format) }
        if name == Self.infoPlistName { return .infoPlist }
        return Self.tableFormats.first { $0.rawValue == name }.map(Self.tables)
      } ?? .report(.text)
  }

  /// Whether the app's name is left to the app.
  var isForProject: Bool { if case .report = self { false } else { true } }
}
