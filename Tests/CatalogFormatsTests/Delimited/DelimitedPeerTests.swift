import CatalogFormats
import Foundation
import StringCatalogs
import TestSupport
import Testing

/// CSV as Python's csv module reads and writes it.
struct DelimitedPeerTests {
  private static let python = Executable(path: "/usr/bin/env")

  @Test(arguments: [DelimitedFormat.Separator.comma, .tab])
  func `Python's csv module reads what is written`(_ separator: DelimitedFormat.Separator) throws {
    let written = DelimitedFormat(separator: separator)
      .write([GeneratedTables.flat.table], WritingOptions())
    let folder = try TemporaryFolder()
    let file = try folder.write(try #require(written.files.first).bytes, to: "t")
    let script = """
      import csv, json, sys
      rows = csv.DictReader(open(sys.argv[1], encoding='utf-8-sig', newline=''),
                            delimiter=sys.argv[2], strict=True)
      print(json.dumps([[row['key'], row['zh-HK']] for row in rows]))
      """
    let outcome = try Self.python.run(["python3", "-c", script, file.path, separator.rawValue])
    #expect(outcome.errors == "")
    let rows = try JSONDecoder().decode([[String]].self, from: Data(outcome.output.utf8))
    // The apostrophe is the only thing that a CSV reader gets and a person did not write.
    let expected = GeneratedTables.flat.table.catalog.entries.map { entry in
      [entry.key, entry["zh-HK"]?.stringUnit?.value ?? ""].map { text in
        let stripped = text.drop { $0 == "'" }
        return stripped.utf8.first.map(Set("=+-@\t\r".utf8).contains) ?? false ? "'" + text : text
      }
    }
    #expect(rows.count == expected.count)
    for (row, wanted) in zip(rows, expected) {
      #expect(row.map { Array($0.utf8) } == wanted.map { Array($0.utf8) })
    }
  }

  @Test(arguments: ["excel", "excel-tab", "unix"])
  func `what Python's csv module writes is read`(_ dialect: String) throws {
    let script = """
      import csv, json, sys
      texts = json.loads(sys.argv[2])
      with open(sys.argv[1], 'w', encoding='utf-8', newline='') as file:
          writer = csv.writer(file, dialect=sys.argv[3])
          writer.writerow(['key', 'en'])
          for index, text in enumerate(texts):
              writer.writerow([index, text])
      """
    let texts = GeneratedTables.texts.filter { !$0.hasPrefix("'") }
    let json = String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "t").path
    let outcome = try Self.python.run(["python3", "-c", script, path, json, dialect])
    #expect(outcome.errors == "")
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    let format = DelimitedFormat(separator: dialect == "excel-tab" ? .tab : .comma)
    let read = try format.read(InputFile(path: "t", bytes: bytes))
    let values = read.tables.first?.catalog.entries.compactMap { $0["en"]?.stringUnit?.value }
    #expect(values?.map { Array($0.utf8) } == texts.map { Array($0.utf8) })
  }
}
