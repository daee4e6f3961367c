internal import CatalogFormats
internal import Diagnostics
internal import Foundation
internal import StringCatalogs
internal import TestSupport
internal import Testing

/// Runs over public .stringsdict files and String Catalogs.
@Suite(.enabled(if: Checkout.cases != nil, "the folder of public files is not here"))
struct RealStringsdictTests {
  private static func names(_ folder: String) -> [String] {
    let path = Checkout.cases?.appending(path: folder).path ?? ""
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
      .map { "\(folder)/\($0)" }
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: try #require(Checkout.cases).appending(path: name)))
  }

  private func read(_ name: String, locale: String) throws -> StringCatalog {
    let file = InputFile(path: name, bytes: try bytes(name), locale: locale)
    let tables = try StringsdictFormat().read(file)
    #expect(tables.notes == [])
    return tables.tables[0].catalog
  }

  @Test(arguments: names("stringsdict"))
  func `every file is read, and the same strings give the same bytes`(_ name: String) throws {
    let bytes = try bytes(name)
    let file = try StringsdictFile(parsing: bytes, file: name)
    #expect(file.list.bytes == bytes)
    let strings = try read(name, locale: "xx").entries.compactMap { entry in
      entry["xx"].map { (key: entry.key, string: $0) }
    }
    #expect(!strings.isEmpty)
    #expect(try file.bytes(setting: strings) == bytes)
  }

  @Test(arguments: names("stringsdict"))
  func `changing one text changes its line`(_ name: String) throws {
    let bytes = try bytes(name)
    let file = try StringsdictFile(parsing: bytes, file: name)
    for entry in try read(name, locale: "xx").entries {
      var string = try #require(entry["xx"])
      for (path, unit) in string.units {
        var changed = string
        changed[path]?.value = unit.value + " <新>"
        let edited = try file.bytes(setting: [(entry.key, changed)])
        let old = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        let new = edited.split(separator: 0x0A, omittingEmptySubsequences: false)
        #expect(old.count == new.count)
        #expect(zip(old, new).count { $0 != $1 } == 1)
        #expect(
          try StringsdictFormat().read(InputFile(path: "xx.lproj/T.stringsdict", bytes: edited))
            .tables[0].catalog.entries.first { $0.key == entry.key }?["xx"] == changed
        )
      }
      // A plural category more is two lines more.
      string.addCategory()
      let edited = try file.bytes(setting: [(entry.key, string)])
      let lines = edited.count { $0 == 0x0A } - bytes.count { $0 == 0x0A }
      #expect(lines == 2)
      #expect(throws: Never.self) {
        try PropertyListSerialization.propertyList(from: Data(edited), format: nil)
      }
    }
  }

  // What Xcode made of these files when their projects moved to String Catalogs.
  @Test(arguments: [
    (
      "stringsdict/022-linearmouse-zh-Hans-Localizable.stringsdict", "zh-Hans",
      "xcstrings/022-linearmouse-Localizable.xcstrings"
    ),
    (
      "stringsdict/028-linearmouse-my-Localizable.stringsdict", "my",
      "xcstrings/022-linearmouse-Localizable.xcstrings"
    ),
  ])
  func `a file is read as Xcode migrates it`(
    _ name: String,
    _ locale: String,
    _ catalog: String
  ) throws {
    let migrated = try #require(try CatalogJSON.catalog(Data(try bytes(catalog))))
    let entries = try read(name, locale: locale).entries
    #expect(entries.count == 2)
    for entry in entries {
      #expect(migrated.entries.first { $0.key == entry.key }?[locale] == entry[locale])
    }
  }

  @Test(arguments: names("xcstrings"))
  func `a catalog comes back from its files`(_ name: String) throws {
    let json = try? CatalogJSON.catalog(Data(try bytes(name)))
    // A damaged one is for the reader of String Catalogs.
    guard let catalog = json ?? nil else { return }
    let written = StringsFormat().write([StringTable(name: "T", catalog: catalog)], .init())
    #expect(written.losses == [])
    var found: [String: LocalizedString] = [:]
    for file in written.files {
      let format: any CatalogFormat =
        file.path.hasSuffix("dict") ? StringsdictFormat() : StringsFormat()
      let tables = try format.read(InputFile(path: file.path, bytes: file.bytes))
      #expect(tables.notes == [])
      for entry in tables.tables[0].catalog.entries {
        for item in entry.localizations { found["\(item.locale) \(entry.key)"] = item.string }
      }
    }
    for entry in catalog.entries {
      for item in entry.localizations where !item.string.units.isEmpty {
        #expect(found["\(item.locale) \(entry.key)"] == item.string)
      }
    }
  }
}

extension LocalizedString {
  /// Adds a plural category that no file has.
  fileprivate mutating func addCategory() {
    let added = Case("many", LocalizedString("%d"))
    if !variations.isEmpty {
      variations[0].cases.append(added)
    } else if !substitutions.isEmpty {
      substitutions[0].variations[0].cases.append(added)
    }
  }
}
