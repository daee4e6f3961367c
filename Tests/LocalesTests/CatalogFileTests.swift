import CompiledMessages
import Foundation
import Locales
import MessageFormat
import Resources
import StringCatalogs
import TestSupport
import Testing

/// The catalogs of the product, as files.
struct CatalogFileTests {
  static let files = Checkout.files(below: "Locales", withExtension: "xcstrings")
  static let locales = ["en", "zh-Hans", "zh-Hant", "zh-Hant-HK"]

  static func catalog(_ file: String) throws -> StringCatalogFile {
    try StringCatalogFile(parsing: Array(Data(contentsOf: Checkout.file(file))), file: file)
  }

  // Foundation's writer with these options gives Xcode's layout byte for byte: of 72 real catalogs
  // it rewrites every one that Xcode wrote and nobody edited.
  @Test(arguments: files)
  func `a catalog is laid out as Xcode lays it out`(file: String) throws {
    let bytes = try Data(contentsOf: Checkout.file(file))
    let canonical = try JSONSerialization.data(
      withJSONObject: JSONSerialization.jsonObject(with: bytes),
      options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    )
    let difference = zip(
      String(decoding: bytes, as: UTF8.self).split(separator: "\n"),
      String(decoding: canonical, as: UTF8.self).split(separator: "\n")
    ).enumerated().first { $0.element.0 != $0.element.1 }
    #expect(
      bytes == canonical,
      "\(file):\((difference?.offset ?? 0) + 1) should be \(difference?.element.1 ?? "the end")"
    )
  }

  @Test(arguments: files)
  func `every key is translated in every locale`(file: String) throws {
    for entry in try Self.catalog(file).entries {
      for locale in Self.locales {
        // Hong Kong has what Taiwan has, unless it says so itself.
        let unit = entry[locale] ?? (locale == "zh-Hant-HK" ? entry["zh-Hant"] : nil)
        #expect(unit?.state == "translated", "\(entry.key.text) in \(locale)")
        #expect(unit?.value.text.isEmpty == false, "\(entry.key.text) in \(locale)")
      }
    }
  }

  @Test(arguments: files)
  func `Hong Kong does not repeat Taiwan`(file: String) throws {
    for entry in try Self.catalog(file).entries {
      let own = entry["zh-Hant-HK"]?.value.text
      #expect(own == nil || own != entry["zh-Hant"]?.value.text, "\(entry.key.text)")
    }
  }

  @Test(arguments: files)
  func `every key has a comment that explains each argument`(file: String) throws {
    for entry in try Self.catalog(file).entries {
      let comment = try #require(entry.comment, "\(entry.key.text)")
      let source = try #require(entry["en"])
      for name in try ICUSyntax.parse(source.value.text).argumentNames {
        #expect(comment.contains("{\(name)}"), "\(entry.key.text): {\(name)}")
      }
    }
  }

  @Test(arguments: files)
  func `the locales of a key have the same arguments`(file: String) throws {
    for entry in try Self.catalog(file).entries {
      let names = try entry.localizations.compactMap(\.stringUnit).map {
        try ICUSyntax.parse($0.value.text).argumentNames
      }
      #expect(Set(names).count == 1, "\(entry.key.text)")
    }
  }

  /// The arguments that the composer fills, besides the terms of a permission's levels.
  private static let arguments: Set<String> = ["appName", "settingsPath", "rows", "permissions"]

  // A misspelt argument would leave the message out; one that may have no value needs a sibling.
  @Test(arguments: files)
  func `every argument is one that something fills`(file: String) throws {
    let levels = Set(PermissionFacts.all.flatMap { $0.levelTerms.map(\.argument) })
    let catalog = try Self.catalog(file)
    for entry in catalog.entries {
      let names = try ICUSyntax.parse(#require(entry["en"]).value.text).argumentNames
      #expect(names.isSubset(of: Self.arguments.union(levels)), "\(entry.key.text): \(names)")
      let isCertain = names.isSubset(of: ["appName", "permissions"])
      let isNeutral = entry.key.text.contains(".neutral")
      #expect(isCertain || !isNeutral, "\(entry.key.text) names what may have no name")
      if !isCertain {
        let parts = entry.key.text.split(separator: ".").map(String.init)
        let plain = parts.filter { $0 != "formal" }.joined(separator: ".")
        let own = catalog[plain + ".neutral"] != nil
        let other = try Self.files.contains { try Self.catalog($0)[plain + ".neutral"] != nil }
        #expect(own || other, "\(entry.key.text) has no neutral sibling")
      }
    }
  }

  @Test func `what is compiled in is what the files say`() throws {
    let entries = try Self.files.flatMap { try Self.catalog($0).entries }
    for locale in Self.locales {
      let table = try #require(BuiltInCatalogs.table(for: locale))
      let own = entries.filter { $0[locale] != nil }
      #expect(Set(table.catalog.keys) == Set(own.map(\.key.text)))
      for entry in own {
        let unit = try #require(entry[locale])
        let compiled = try MessageCompiler.compile(unit.value.text)
        #expect(table.catalog.message(forKey: entry.key.text) == compiled, "\(entry.key.text)")
      }
    }
  }
}
