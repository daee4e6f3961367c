import Foundation
import TestSupport

/// Programs that know XLIFF: translate-toolkit reads it, xmllint validates it.
enum XLIFFPeers {
  /// A unit as translate-toolkit reads it.
  struct Unit: Decodable, Hashable {
    var id: String?
    var source: String?
    var target: String?
  }

  private static let environment = Executable(path: "/usr/bin/env")

  static let hasTranslateToolkit = isThere("python3", "-c", "import translate.storage.xliff2")
  static let hasXMLLint = isThere("xmllint", "--version")

  /// The folder of the OASIS schemas; `nil` where it is not here.
  static let schemas: URL? = Checkout.cases.flatMap { cases in
    let folder = cases.deletingLastPathComponent().appending(path: "reference/schemas")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }

  /// The units of each file, as translate-toolkit reads them.
  static func units(in files: [URL]) throws -> [[Unit]] {
    let script = Checkout.file("Tests/PeerReaders/xliff.py").path
    let outcome = try environment.run(["python3", script] + files.map(\.path))
    guard outcome.exitCode == 0 else { throw Failure(description: outcome.errors) }
    return try JSONDecoder().decode([[Unit]].self, from: Data(outcome.output.utf8))
  }

  /// What xmllint says of files that are not valid by a schema; empty where all are.
  static func faults(of files: [URL], bySchema name: String) throws -> String {
    guard let schema = schemas?.appending(path: name) else { return "no schema" }
    let outcome = try environment.run(
      ["xmllint", "--nonet", "--noout", "--schema", schema.path] + files.map(\.path)
    )
    return outcome.exitCode == 0 ? "" : String(outcome.errors.prefix(2_000))
  }

  /// What a program said instead.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static func isThere(_ arguments: String...) -> Bool {
    (try? environment.run(arguments).exitCode) == 0
  }
}
