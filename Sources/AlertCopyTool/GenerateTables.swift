internal import AlertCopy
internal import AlertFormats
internal import CatalogFormats
internal import CommandLineTool
internal import StringCatalogs

/// Writes alerts as the files of strings of a project.
enum GenerateTables {
  /// Writes the tables of a selection.
  ///
  /// - Throws: a usage error where purpose strings are asked for and no use is given.
  static func run(_ selection: AlertSelection, _ request: GenerateRequest) throws -> ExitCode {
    let tables = try AlertTables(selection, osVersion: request.alerts.osVersion)
    let purposes = tables.purposeStrings.catalog.entries.isEmpty ? [] : [tables.purposeStrings]
    let written: WrittenFiles
    switch request.format {
    case .tables(let format):
      written = format.format(toolVersion: Version.number)
        .write(Self.tables(tables.alerts, purposes, for: format), WritingOptions())
    case .infoPlist:
      guard !purposes.isEmpty else { throw usesAreNeeded(selection.permissions) }
      written = StringsFormat().write(Self.tables(nil, purposes, for: .strings), WritingOptions())
    case .report: return .usage
    }
    return try TableOutput(path: request.output).write(written)
  }

  /// The tables as a format can have them, so that nothing is lost that we put in ourselves.
  private static func tables(
    _ alerts: StringTable?,
    _ purposes: [StringTable],
    for format: FileFormat
  ) -> [StringTable] {
    let isForApple = format != .android && format != .arb
    // Only Apple's systems read purpose strings from a table.
    let tables = (alerts.map { [$0] } ?? []) + (isForApple ? purposes : [])
    return tables.map { table in
      var table = table
      for index in table.catalog.entries.indices {
        if format != .xcstrings, format != .xliff {
          table.catalog.entries[index].extractionState = nil
        }
        if !isForApple {
          // Names of resources in Java and Dart.
          table.catalog.entries[index].key.replace(".", with: "_")
        }
      }
      return table
    }
  }

  private static func usesAreNeeded(_ permissions: [Permission]) -> UsageError {
    let uses = permissions.flatMap { permission in
      AlertCopy.uses(of: permission).map { "\(permission.rawValue)=\($0.rawValue)" }
    }
    return .invalidCombination(
      "a purpose string says what a permission is for; give --use, such as --use "
        + uses.prefix(2).joined(separator: ",") + " (docs/Copy.md has them all)"
    )
  }
}
