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

  func read<Value: Decodable>(_ path: String, as type: Value.Type) throws -> Value {
    let script = Checkout.file("Tests/PeerReaders/\(script)").path
    let outcome = try Self.python.run(["python3", script, path])
    guard outcome.exitCode == 0 else { throw Failure(description: outcome.errors) }
    return try JSONDecoder().decode(type, from: Data(outcome.output.utf8))
  }

  /// What the program said instead.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}
