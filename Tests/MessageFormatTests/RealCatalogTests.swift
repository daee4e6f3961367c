import Foundation
@testable import MessageFormat
import StringCatalogs
import TestSupport
import Testing

/// Every localized string of the public String Catalogs beside the checkout.
@Suite(.enabled(if: Checkout.cases != nil, "the folder of public files is not here"))
struct RealCatalogTests {
  /// Foundation reads the files, so that nothing depends on the product's own reader.
  private static func strings() throws -> [(place: String, string: LocalizedString)] {
    let folder = try #require(Checkout.cases).appending(path: "xcstrings")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().flatMap {
      file -> [(String, LocalizedString)] in
      let data = try Data(contentsOf: folder.appending(path: file))
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
      let entries = root?["strings"] as? [String: [String: Any]] ?? [:]
      return entries.sorted { $0.key < $1.key }.flatMap { key, entry in
        let localizations = entry["localizations"] as? [String: Any] ?? [:]
        return localizations.sorted { $0.key < $1.key }.map { locale, value in
          ("\(file) \(key) \(locale)", LocalizedString(json: value))
        }
      }
    }
  }

  @Test func `every real string is the same after a message`() throws {
    let strings = try Self.strings()
    var faults: [String] = []
    for (place, string) in strings {
      do {
        let message = try VariationSyntax.message(string)
        let back = try VariationSyntax.string(message, state: .translated)
        if back != string { faults.append("\(place): \(string) is \(back)") }
      } catch { faults.append("\(place): \(error)") }
    }
    #expect(strings.count > 30000)
    #expect(faults.count == 0, "\(faults.joined(separator: "\n"))")
  }
}

extension LocalizedString {
  /// A localization as a String Catalog has it, every value in the same state.
  fileprivate init(json: Any) {
    let members = json as? [String: Any] ?? [:]
    let unit = members["stringUnit"] as? [String: Any]
    let substitutions = members["substitutions"] as? [String: [String: Any]] ?? [:]
    self.init(
      stringUnit: (unit?["value"] as? String).map { StringUnit($0) },
      variations: Variation.all(json: members["variations"]),
      substitutions: substitutions.sorted { $0.key < $1.key }.map { name, value in
        Substitution(
          name: name,
          argNum: value["argNum"] as? Int,
          formatSpecifier: value["formatSpecifier"] as? String,
          variations: Variation.all(json: value["variations"])
        )
      }
    )
  }
}

extension LocalizedString.Variation {
  fileprivate static func all(json: Any?) -> [Self] {
    (json as? [String: [String: Any]] ?? [:]).map { kind, cases in
      Self(
        .init(rawValue: kind),
        cases: cases.sorted { $0.key < $1.key }.map {
          .init($0.key, LocalizedString(json: $0.value))
        }
      )
    }
  }
}
