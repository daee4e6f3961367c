import CopyChecks
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import CheckInputs

/// The reader on public files, which stand beside the checkout on machines that have them.
struct PublicFilesTests {
  private static func texts(
    of project: CheckedProject
  ) -> [String: (count: Int, inexact: [String])] {
    var figures: [String: (count: Int, inexact: [String])] = [:]
    for catalog in project.catalogs {
      for text in catalog.allEntries.flatMap(\.texts) {
        let file = project.files[Int(text.origin.file)]
        let kind = file.isBinary ? "binary" : String(file.path.split(separator: ".").last ?? "")
        let isExact = OffsetMap(of: text.text, at: text.origin, in: file.utf8).isExact
        figures[kind, default: (0, [])].count += 1
        if !isExact {
          figures[kind]?.inexact.append("\(file.path): \(file.source[text.origin.range])")
        }
      }
    }
    return figures
  }

  @Test(.enabled(if: Checkout.cases != nil, "the public files are not there"))
  func `texts of all of them have places`() throws {
    let cases = try #require(Checkout.cases)
    let folders = [
      "android", "apps", "arb", "strings", "stringsdict", "xcstrings", "xliff12", "xliff2",
    ]
    var paths: [String] = []
    for folder in folders {
      let url = cases.appending(path: folder)
      guard folder != "apps" else { paths.append(url.path); continue }
      // Their names are not those of the files that they were.
      paths += try FileManager.default.contentsOfDirectory(atPath: url.path)
        .filter { FileKind(given: $0) != nil }.map { url.appending(path: $0).path }
    }
    let read = InputReader(configuration: CheckConfiguration()).read(paths: paths)
    let figures = Self.texts(of: read.project)
    for (kind, figure) in figures.sorted(by: { $0.key < $1.key }) {
      print("\(kind): \(figure.count) texts, \(figure.inexact.count) without exact places")
    }
    for kind in ["strings", "xcstrings", "xml", "arb", "stringsdict"] {
      let figure = figures[kind] ?? (0, [])
      let share = Double(figure.inexact.count) / Double(max(figure.count, 1))
      #expect(share <= 0.01, "\(kind): \(figure.inexact.prefix(12))")
    }
    print("\(read.notes.count) files or comments were not read")
    for note in read.notes { print(note) }
  }
}
