import CatalogFormats
import Diagnostics
import Foundation
import StringCatalogs
import TestSupport
import Testing

/// The public files, under the paths that they have in their projects.
struct RealAndroidFilesTests {
  static func files(of kind: String) throws -> [(path: String, remark: String, bytes: [UInt8])] {
    let cases = try #require(Checkout.cases)
    let log = try String(contentsOf: cases.appending(path: "LOG.csv"), encoding: .utf8)
    return try log.split(whereSeparator: \.isNewline).filter { $0.hasPrefix(kind + ",") }.map {
      line in
      let fields = line.split(separator: ",", maxSplits: 7).map(String.init)
      let bytes = [UInt8](try Data(contentsOf: cases.appending(path: fields[1])))
      return (fields[3], fields.last ?? "", bytes)
    }
  }

  @Test(.enabled(if: Checkout.cases != nil, "the folder of public files is not here"))
  func `every string of every file is read, and comes back`() throws {
    let files = try Self.files(of: "android")
    #expect(files.count == 25)
    for file in files {
      let read = try AndroidFormat().read(InputFile(path: file.path, bytes: file.bytes))
      let table = try #require(read.tables.first)
      // The log counted <string> with a regular expression.
      let count = file.remark.firstMatch(of: /strings=(\d+)/).flatMap { Int($0.1) }
      let strings = table.catalog.entries.filter { !$0.key.contains("[") }
      #expect(strings.count == count, "\(file.path)")
      #expect(!read.notes.contains { $0.severity == .error })

      let written = AndroidFormat().write([table], WritingOptions())
      #expect(!written.losses.contains { $0.severity == .error }, "\(written.losses)")
      let output = try #require(written.files.first)
      let again = try AndroidFormat().read(InputFile(path: output.path, bytes: output.bytes))
      // Home Assistant has names with a dot, which R.java has with an underscore.
      var expected = table
      for index in expected.catalog.entries.indices {
        expected.catalog.entries[index].key.replace(".", with: "_")
      }
      #expect(GeneratedTables.differences(again.tables, [expected]) == [])
    }
  }
}
