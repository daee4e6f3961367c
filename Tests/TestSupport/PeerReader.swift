package import Foundation

/// A program in Tests/PeerReaders, which prints what translate-toolkit reads in files: JSON, a list
/// for each file with an object for each string.
package struct PeerReader: Sendable {
  package static let android = PeerReader("android", module: "aresource")
  package static let arb = PeerReader("arb", module: "jsonl10n")
  package static let strings = PeerReader("strings", module: "stringsdict")
  package static let xliff = PeerReader("xliff", module: "xliff2")

  /// Whether the module that it reads with can be imported.
  package let isThere: Bool
  private let script: String

  private init(_ name: String, module: String) {
    script = Checkout.file("Tests/PeerReaders/\(name).py").path
    let outcome = try? Self.run(["-c", "import translate.storage.\(module)"])
    isThere = outcome?.exitCode == 0
  }

  /// Runs Python with the packages that `make test` puts into the checkout.
  private static func run(_ arguments: [String]) throws -> Executable.Outcome {
    try Executable(path: "/usr/bin/env").run(
      ["python3"] + arguments,
      environment: ["PYTHONPATH": Checkout.file(".build/python").path]
    )
  }

  /// The strings of each of several files.
  package func read<Unit: Decodable>(_ files: [URL], as type: Unit.Type) throws -> [[Unit]] {
    let outcome = try Self.run([script] + files.map(\.path))
    guard outcome.exitCode == 0 else { throw Failure(description: outcome.errors) }
    return try JSONDecoder().decode([[Unit]].self, from: Data(outcome.output.utf8))
  }

  /// The strings of each of several files, given by their bytes.
  package func read<Unit: Decodable>(_ files: [[UInt8]], as type: Unit.Type) throws -> [[Unit]] {
    let folder = try TemporaryFolder()
    let paths = try files.enumerated().map { try folder.write($1, to: "\($0)/file") }
    return try read(paths, as: type)
  }

  /// What the program said instead.
  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}
