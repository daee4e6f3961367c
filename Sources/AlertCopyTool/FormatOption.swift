internal import CatalogFormats
internal import CommandLineTool

/// Options that take the name of a file format.
enum FormatOption {
  /// The names, for a help text.
  static var words: String {
    let names = FileFormat.allCases.map(\.rawValue)
    return names.prefix(6).joined(separator: ", ") + ",\n"
      + names.dropFirst(6).joined(separator: ", ")
  }

  /// The format that an option names; `nil` without it.
  static func format(
    _ option: String,
    _ arguments: Arguments,
    among formats: [FileFormat] = FileFormat.allCases
  ) throws(UsageError) -> FileFormat? {
    let names = formats.map(\.rawValue)
    return try arguments.value(
      option,
      of: "a format (\(names.joined(separator: ", ")))",
      among: names
    ) { name in formats.first { $0.rawValue == name } }
  }
}
