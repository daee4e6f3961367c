import CheckInputs
import CopyReview
import Diagnostics
import Foundation
import TestSupport

/// A folder with String Catalogs, reviewed; the document is read by Foundation.
struct ReviewedFiles {
  typealias Object = [String: Any]

  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Adds a catalog in English with strings in some locales: `["key": ["en": "…", "zh-Hans": "…"]]`.
  func add(_ strings: [String: [String: String]], to name: String, comment: String? = nil) throws {
    let entries = strings.mapValues { texts in
      var entry: Object = [
        "localizations": texts.mapValues { ["stringUnit": ["state": "translated", "value": $0]] }
      ]
      entry["comment"] = comment
      return entry
    }
    let catalog: Object = ["sourceLanguage": "en", "version": "1.0", "strings": entries]
    try folder.write(try JSONSerialization.data(withJSONObject: catalog), to: name)
  }

  func document(
    _ names: [String] = [""],
    history: ReviewHistory = ReviewHistory()
  ) throws -> ReviewDocument {
    let paths = names.map { folder.url.appending(path: $0).path }
    let configuration = try CheckConfiguration(for: paths, given: nil)
    let input = try ReviewInput(paths: paths, configuration: configuration)
    let names = AppNames(of: input)
    let builder = ReviewDocumentBuilder(
      toolVersion: "0.1.0",
      title: "Test",
      folder: folder.url.path,
      history: history,
      appName: { names[$0] }
    )
    return try builder.document(of: input)
  }

  func json(_ names: [String] = [""], history: ReviewHistory = ReviewHistory()) throws -> Object {
    let bytes = try document(names, history: history).json.compactBytes
    return try JSONSerialization.jsonObject(with: Data(bytes)) as? Object ?? [:]
  }
}

extension [String: Any] {
  func objects(_ name: String) -> [[String: Any]] { self[name] as? [[String: Any]] ?? [] }
}
