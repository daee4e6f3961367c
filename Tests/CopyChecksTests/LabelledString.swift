import Foundation
import TestSupport
import Testing

/// A string of the labelled set: its texts in some locales, and the verdict on them.
struct LabelledString: Decodable, Sendable, CustomTestStringConvertible {
  /// A fault, by the rule that finds it.
  struct Fault: Decodable, Hashable, Sendable {
    let rule: String
    /// The locale in which it is; of a key that has none of its own, nothing.
    let locale: String?
    /// The words at fault, where they are not the whole text.
    let text: String?
  }

  let id: String
  let key: String
  let comment: String?
  /// `printf` (where nothing is said), `android`, `icu` or `none`.
  let syntax: String?
  /// `infoPlist` for values of Info.plist.
  let purpose: String?
  /// The texts by locale; a variation's under the locale, `|==|` and its path, as in Xcode's XLIFF.
  let texts: [String: String]
  /// Other strings of the same catalog, by key, where the fault is between several.
  let others: [String: [String: String]]?
  /// The states of texts by locale, where they are not translated.
  let states: [String: String]?
  /// How the key came into the catalog, as a String Catalog says it.
  let extractionState: String?
  /// Terms of the project's glossary with their words by locale, and what they are never called.
  let glossary: [String: [String: String]]?
  let forbidden: [String: [String: [String]]]?
  /// Locales by locales that take their strings from them.
  let fallbacks: [String: String]?
  /// `false` where the developer says that it is the same in all locales.
  let shouldTranslate: Bool?
  /// The profile of typography, where it is not Apple's.
  let profile: String?
  /// The oldest iOS.
  let iosMin: String?
  /// What is wrong with it; nothing where the list is empty.
  let expect: [Fault]
  /// Who says so: a section of the reference, a page, a standard.
  let basis: String

  var testDescription: String { id }

  /// The files of the set, one for each family.
  static func files() -> [String] {
    Checkout.files(below: "Tests/CopyChecksTests/Labelled", withExtension: "json")
  }

  /// The strings of a file.
  static func all(in file: String) throws -> [LabelledString] {
    try JSONDecoder().decode([LabelledString].self, from: Checkout.bytes(file))
  }

  /// The whole set, in the order of its files.
  static func all() throws -> [LabelledString] { try files().flatMap { try all(in: $0) } }
}
