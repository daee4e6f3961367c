/// The formats that string tables are read from and written to, by the names that a command line
/// gives them.
package enum FileFormat: String, CaseIterable, Sendable {
  case xcstrings
  case strings
  case stringsdict
  case xliff
  case xliff2
  case xcloc
  case android
  case arb
  case csv
  case tsv
  case json

  /// The format of a file, by its extension; `nil` where it tells none.
  package init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    switch name[dot...].dropFirst().lowercased() {
    case "xlf": self = .xliff
    case "xml": self = .android
    case let word:
      guard let format = Self(rawValue: word), Self.extensions.contains(word) else { return nil }
      self = format
    }
  }

  /// The extensions that are the name of their format.
  private static let extensions: Set = [
    "xcstrings", "strings", "stringsdict", "xliff", "xcloc", "arb", "csv", "tsv", "json",
  ]

  /// What reads and writes the format; `toolVersion` is the version that a file may name.
  package func format(toolVersion: String) -> any CatalogFormat {
    switch self {
    case .xcstrings: XCStringsFormat()
    case .strings: StringsFormat()
    case .stringsdict: StringsdictFormat()
    case .xliff: XLIFF12Format()
    case .xliff2: XLIFF2Format()
    case .xcloc: XCLOCFormat(toolVersion: toolVersion)
    case .android: AndroidFormat()
    case .arb: ARBFormat()
    case .csv: DelimitedFormat(separator: .comma)
    case .tsv: DelimitedFormat(separator: .tab)
    case .json: FlatJSONFormat()
    }
  }
}
