import Foundation
import TestSupport
import Testing

/// Holds what the README shows against what the tool and the snippet print.
struct ReadmeTests {
  struct Transcript: Sendable, CustomTestStringConvertible {
    let command: String
    let output: String

    var testDescription: String { command }
  }

  static let readme = (try? String(decoding: Checkout.bytes("README.md"), as: UTF8.self)) ?? ""

  static let transcripts: [Transcript] = readme.matches(
    of: /```console\n\$ alertcopy (.*)\n((?:.*\n)*?)```/
  ).map { Transcript(command: String($0.output.1), output: String($0.output.2)) }

  /// Words as a shell splits them; the README quotes nothing.
  private func words(_ command: String) -> [String] {
    command.split(separator: " ").map(String.init)
  }

  @Test(arguments: transcripts)
  func `a transcript is what the tool prints`(transcript: Transcript) throws {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    for name in ["Examples", "Resources"] {
      try files.createSymbolicLink(
        at: folder.url.appending(path: name),
        withDestinationURL: Checkout.file(name)
      )
    }
    if let cases = Checkout.cases {
      try files.createSymbolicLink(
        at: folder.url.appending(path: "deltachat-ios"),
        withDestinationURL: cases.appending(path: "apps/03-deltachat-ios")
      )
    } else if transcript.command.contains("deltachat-ios") {
      try Test.cancel("the folder of public files is not here")
    }
    let outcome = try Executable(built: "alertcopy").run(words(transcript.command), in: folder.url)
    // 1 says that something was found, which the transcript shows.
    #expect(outcome.exitCode < 2, "\(outcome.errors)")
    let output = outcome.output.replacing("\r\n", with: "\n").replacing("\u{FEFF}", with: "")
    #expect(output == transcript.output)
  }

  @Test func `there are transcripts`() {
    #expect(Self.transcripts.count == 8)
  }

  @Test func `the library example is the snippet, and prints what the README says`() throws {
    let snippet = String(decoding: try Checkout.bytes("Snippets/CameraDenied.swift"), as: UTF8.self)
    #expect(Self.readme.contains("```swift\n\(snippet)```"))
    let outcome = try Executable(built: "CameraDenied").run([])
    #expect(Self.readme.contains("```\n\(outcome.output)```"))
  }

  // The page names the commands that it shows the output of.
  @Test func `the page of the copy has what the tool writes`() throws {
    let page = String(decoding: try Checkout.bytes("docs/Copy.md"), as: UTF8.self)
    let combined = try #require(page.firstMatch(of: /\$ alertcopy (.*)\n/))
    let five = try #require(page.firstMatch(of: /`alertcopy (generate[^`]*)`\nwrites:/))
    for command in [combined.output.1, five.output.1] {
      let words = command.split(whereSeparator: \.isWhitespace).map(String.init)
      let outcome = try Executable(built: "alertcopy").run(words)
      #expect(outcome.exitCode == 0, "\(outcome.errors)")
      #expect(page.contains(outcome.output), "\(command)")
    }
  }

  @Test func `the JSON of the manual is what the tool writes`() throws {
    let page = String(decoding: try Checkout.bytes("docs/Generate.md"), as: UTF8.self)
    let outcome = try Executable(built: "alertcopy").run([
      "generate", "--app-name", "Rokk", "--permission", "camera", "--situation", "denied",
      "--locale", "en", "--format", "json",
    ])
    #expect(page.contains("```json\n\(outcome.output)```"))
  }
}
