import Foundation
import TestSupport
import Testing

/// Holds what docs/Flows.md shows against what the tool and the snippet print.
struct FlowsPageTests {
  static let page = (try? String(decoding: Checkout.bytes("docs/Flows.md"), as: UTF8.self)) ?? ""

  /// Commands, and what the page says that they print.
  static let commands: [(command: String, output: String)] =
    page.matches(of: /```console\n\$ alertcopy (.*)\n((?:.*\n)*?)```/).map {
      (String($0.output.1), String($0.output.2))
    }
    + page.matches(of: /`alertcopy (.*)`\n\n```mermaid\n((?:.*\n)*?)```/).map {
      (String($0.output.1), String($0.output.2))
    }

  @Test(arguments: commands)
  func `the page has what the tool prints`(command: String, output: String) throws {
    let words = command.split(separator: " ").map(String.init)
    let outcome = try Executable(built: "alertcopy").run(words)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output == output)
  }

  @Test func `there are five flows and six graphs`() {
    #expect(Self.commands.count == 11)
  }

  @Test func `the table of iOS 26 is what the tool prints`() throws {
    let outcome = try Executable(built: "alertcopy").run([
      "simulate", "--explore", "--permission", "all", "--ios", "26", "--format", "markdown",
    ])
    let table = try #require(outcome.output.components(separatedBy: "\n\n").first)
    #expect(Self.page.contains(table))
  }

  @Test func `the example of a unit test is the snippet, and prints what the page says`() throws {
    let snippet = String(decoding: try Checkout.bytes("Snippets/ScannerTest.swift"), as: UTF8.self)
    #expect(Self.page.contains("```swift\n\(snippet)```"))
    let outcome = try Executable(built: "ScannerTest").run([])
    #expect(Self.page.contains("```\n\(outcome.output)```"))
  }

  @Test func `the scenario on the page is that of the library`() throws {
    let json = try #require(
      Self.page.firstMatch(of: /```json\n(\{\n  "name": "(.*)",\n(?:.*\n)*?)```/)
    )
    let bytes = try Checkout.bytes("Resources/Scenarios/\(json.output.2).json")
    #expect(String(decoding: bytes, as: UTF8.self) == json.output.1)
  }
}
