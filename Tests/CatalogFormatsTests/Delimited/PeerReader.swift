import Foundation
import TestSupport

/// A program that reads a file with translate-toolkit and prints what it found.
struct PeerReader {
  static let android = PeerReader(script: "android.py")
  static let arb = PeerReader(script: "arb.py")

  /// Whether translate-toolkit can be imported.
  static let isThere: Bool = {
    let outcome = try? python.run(["python3", "-c", "import translate.storage.aresource"])
    return outcome?.exitCode == 0
  }()

  private static let python = Executable(path: "/usr/bin/env")
  private let script: String

  /// The strings of each of several files.
  func read<Unit: Decodable>(_ files: [[UInt8]], as type: Unit.Type) throws -> [[Unit]] {
    let folder = try TemporaryFolder()
    let paths = try files.enumerated().map { index, bytes in
      try folder.write(bytes, to: "\(index)/file").path
    }
    let script = Checkout.file("Tests/PeerReaders/\(script)").path
    let outcome = try Self.python.run(["python3", script] + paths)
    guard outcome.exitCode == 0 else { throw Failure(description: outcome.errors) }
    return try JSONDecoder().decode([[Unit]].self, from: Data(outcome.output.utf8))
  }

  /// What the program said instead.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}
