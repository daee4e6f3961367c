import Foundation
import TestSupport

/// What knows XLIFF: translate-toolkit reads it, xmllint validates it.
enum XLIFFPeers {
  /// A unit as translate-toolkit reads it.
  struct Unit: Decodable, Hashable {
    var id: String?
    var source: String?
    var target: String?
  }

  private static let environment = Executable(path: "/usr/bin/env")

  static let hasXMLLint = (try? environment.run(["xmllint", "--version"]).exitCode) == 0

  /// The folder of the OASIS schemas; `nil` where it is not here.
  static let schemas: URL? = Checkout.cases.flatMap { cases in
    let folder = cases.deletingLastPathComponent().appending(path: "reference/schemas")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }

  /// What xmllint says of files that are not valid by a schema; empty where all are.
  static func faults(of files: [URL], bySchema name: String) throws -> String {
    guard let schema = schemas?.appending(path: name) else { return "no schema" }
    let outcome = try environment.run(
      ["xmllint", "--nonet", "--noout", "--schema", schema.path] + files.map(\.path)
    )
    return outcome.exitCode == 0 ? "" : String(outcome.errors.prefix(2_000))
  }
}
