import CatalogFormats
import Diagnostics
import Foundation
import StringCatalogs
import TestSupport
import Testing

struct RealARBFilesTests {
  @Test(.enabled(if: Checkout.cases != nil, "the folder of public files is not here"))
  func `every message of every file is read`() throws {
    let files = try RealAndroidFilesTests.files(of: "arb")
    #expect(files.count == 13)
    for file in files {
      let read = try ARBFormat().read(InputFile(path: file.path, bytes: file.bytes))
      let table = try #require(read.tables.first)
      let json = try JSONSerialization.jsonObject(with: Data(file.bytes)) as? [String: Any]
      let keys = try #require(json).keys.filter { !$0.hasPrefix("@") }
      #expect(Set(table.catalog.entries.map(\.key)) == Set(keys), "\(file.path)")
      #expect(!read.notes.contains { $0.severity == .error })

      let written = ARBFormat().write([table], WritingOptions())
      #expect(!written.losses.contains { $0.severity == .error }, "\(written.losses)")
      let output = try #require(written.files.first)
      let again = try ARBFormat().read(InputFile(path: output.path, bytes: output.bytes))
      // What is written declares all placeholders, so that the comments get their numbers.
      #expect(Self.texts(of: again.tables[0]) == Self.texts(of: table))
      let twice = try #require(ARBFormat().write(again.tables, WritingOptions()).files.first)
      #expect(twice.bytes == output.bytes)
    }
  }

  private static func texts(of table: StringTable) -> [StringCatalog.Entry] {
    table.catalog.entries.map { entry in
      StringCatalog.Entry(
        key: entry.key,
        comment: entry.comment?.replacing(/%[0-9]+\$/, with: "%"),
        localizations: entry.localizations
      )
    }
  }
}
