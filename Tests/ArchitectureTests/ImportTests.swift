import Foundation
import TestSupport
import Testing

/// Holds every import line against the table in docs/Architecture.md.
struct ImportTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let target: String
    let imports: Set<String>

    var testDescription: String { target }
  }

  static let table: [Row] = {
    let page = try? String(contentsOf: Checkout.file("docs/Architecture.md"), encoding: .utf8)
    return (page ?? "").split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("|"), cells.count == 3, cells[1] != "target", cells[1] != "---"
      else { return nil }
      let names = cells[2].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      return Row(
        target: cells[1],
        imports: cells[2] == "nothing" ? [] : Set(names).union(["FoundationEssentials"])
      )
    }
  }()

  /// Modules of the platform that any target may name where it needs them.
  static let platform: Set<String> = ["Glibc", "Darwin"]

  static func folder(of target: String) -> String {
    ["Locales", "Resources"].contains(target) ? target : "Sources/\(target)"
  }

  static func imports(in file: String) throws -> [String] {
    let text = try String(contentsOf: Checkout.file(file), encoding: .utf8)
    return text.matches(
      of:
        /(?m)^\s*(?:@\w+\s+)*(?:\w+\s+)?import\s+(?:(?:struct|enum|class|func|var|let|protocol|typealias)\s+)?(\w+)/
    )
    .map { String($0.output.1) }
  }

  @Test(arguments: table)
  func `a target imports only what is below it`(row: Row) throws {
    let files = Checkout.files(below: Self.folder(of: row.target), withExtension: "swift")
    #expect(!files.isEmpty)
    for file in files {
      for module in try Self.imports(in: file) where !Self.platform.contains(module) {
        #expect(row.imports.contains(module), "\(file) imports \(module)")
      }
    }
  }

  @Test(arguments: table)
  func `a target imports all that it may`(row: Row) throws {
    let files = Checkout.files(below: Self.folder(of: row.target), withExtension: "swift")
    let imports = try Set(files.flatMap(Self.imports))
    let unused = row.imports.subtracting(imports).subtracting(["FoundationEssentials"])
    #expect(unused.isEmpty, "\(row.target) does not need \(unused)")
  }

  private static let targetsOfC: Set = ["CHTTP", "CICU", "CReviewPage"]

  @Test func `every target of Swift is in the table`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Checkout.file("Sources").path)
    let targets = folders.filter { !Self.targetsOfC.contains($0) } + ["Locales", "Resources"]
    #expect(Set(targets) == Set(Self.table.map(\.target)))
  }

  @Test func `the table has no way up or round`() {
    // The rows stand in layers, so a target may name only targets of the rows above it.
    var above = Self.targetsOfC.union([
      "Dispatch", "Foundation", "FoundationEssentials", "FoundationXML", "Synchronization",
    ])
    for row in Self.table {
      #expect(row.imports.subtracting(above).isEmpty, "\(row.target)")
      above.insert(row.target)
    }
  }

  @Test func `no ICU header stands in a public header`() throws {
    let header = Checkout.file("Sources/CICU/include/cicu.h")
    #expect(try !String(contentsOf: header, encoding: .utf8).contains("#include <unicode/"))
  }
}
