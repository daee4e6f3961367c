import CatalogFormats
import Diagnostics
import Foundation
import TestSupport
import Testing

/// Holds the public files that cannot be read against the table in docs/Formats.md.
struct UnreadableFilesTests {
  private struct Row: Hashable {
    var file: String
    var place: String
    var reason: String
  }

  private static func rows(of page: String) -> Set<Row> {
    let lines =
      page.split(separator: "## Files that cannot be read").last?
      .split(separator: "## ").first?.split(separator: "\n") ?? []
    return Set(
      lines.compactMap { line in
        let cells = line.split(separator: " | ").map { $0.trimmingCharacters(in: ["|", " "]) }
        guard cells.count == 3, cells[0].contains("/") else { return nil }
        return Row(file: cells[0], place: cells[1], reason: cells[2])
      }
    )
  }

  private static func fault(of path: String, in cases: URL) throws -> Row? {
    let bytes = Array(try Data(contentsOf: cases.appending(path: path)))
    let format = try #require(FileFormat(path: path)).format(toolVersion: "0")
    do {
      _ = try format.read(InputFile(path: path, bytes: bytes))
      return nil
    } catch {
      let location = try #require(error.location, "\(path)")
      #expect(error.advice?.isEmpty == false, "\(error)")
      return Row(
        file: path,
        place: "\(location.line):\(location.column)",
        reason: error.message
      )
    }
  }

  @Test(.enabled(if: Checkout.cases != nil, "the folder of public files is not here"))
  func `every file is read, or has a place and a reason in the table`() throws {
    let cases = try #require(Checkout.cases)
    var faults: Set<Row> = []
    for folder in ["xcstrings", "strings", "stringsdict", "xliff12", "xliff2", "android", "arb"] {
      let names = try FileManager.default.contentsOfDirectory(
        atPath: cases.appending(path: folder).path
      )
      #expect(!names.isEmpty)
      for name in names {
        if let fault = try Self.fault(of: "\(folder)/\(name)", in: cases) { faults.insert(fault) }
      }
    }
    let page = try String(contentsOf: Checkout.file("docs/Formats.md"), encoding: .utf8)
    #expect(faults == Self.rows(of: page))
  }
}
