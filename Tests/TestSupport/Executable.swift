package import Foundation

/// A program, run as a person runs it.
package struct Executable: Sendable {
  /// What a program left behind.
  package struct Outcome: Sendable {
    package let exitCode: Int32
    package let output: String
    package let errors: String
  }

  private let url: URL

  /// A program that the package builds, from beside the tests.
  package init(built name: String) {
    url = URL(filePath: Self.path(built: name))
  }

  /// The path of a program that the package builds.
  package static func path(built name: String) -> String {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: name).path
  }

  /// A program of the system.
  package init(path: String) {
    url = URL(filePath: path)
  }

  /// Runs the program to its end.
  package func run(
    _ arguments: [String],
    environment: [String: String] = [:],
    in folder: URL = Checkout.root
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Files, not pipes: a full pipe would stop the program while nobody reads it.
    let scratch = try TemporaryFolder()
    let output = try scratch.write("", to: "output")
    let errors = try scratch.write("", to: "errors")
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      exitCode: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    )
  }
}
