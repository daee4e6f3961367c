import CopyChecks
import Diagnostics
import Foundation
import StringCatalogs
import TestSupport

@testable import CheckInputs

/// A project of a few files in a folder of its own, as the checks get it.
struct ProjectBench {
  let folder: TemporaryFolder
  let read: ReadProject

  init(
    _ files: [(path: String, text: String)],
    configuration: String? = nil,
    paths: [String] = [""]
  ) throws {
    folder = try TemporaryFolder()
    for file in files { try folder.write(file.text, to: file.path) }
    var settings = CheckConfiguration()
    let root = folder.url.path
    if let configuration {
      settings = try CheckConfiguration(
        parsing: Array(configuration.utf8),
        file: "\(root)/alertcopy.json"
      )
    }
    read = InputReader(configuration: settings).read(
      paths: paths.map { $0.isEmpty ? root : "\(root)/\($0)" }
    )
  }

  var project: CheckedProject { read.project }

  /// The paths of the files that were read, from the folder on.
  var paths: [String] {
    project.files.map { String($0.path.dropFirst(folder.url.path.count + 1)) }
  }

  /// The catalog of a table.
  func catalog(_ name: String) throws -> CheckedCatalog {
    guard let catalog = project.catalogs.first(where: { $0.name == name }) else {
      throw MissingCatalog(name: name, found: project.catalogs.map(\.name))
    }
    return catalog
  }

  struct MissingCatalog: Error {
    let name: String
    let found: [String]
  }

  /// The texts of a catalog, a line for each: `key | locale | path | text | what stands in the file`.
  func lines(_ name: String) throws -> [String] {
    let catalog = try catalog(name)
    return catalog.allEntries.flatMap { entry in
      entry.texts.map { text in
        let origin = text.origin
        let raw = project.files[Int(origin.file)].source[origin.range]
        let locale = catalog.locales[text.locale].name
        return "\(entry.key) | \(locale) | \(text.path.identifier) | \(text.text) | \(raw)"
      }
    }
  }
}

extension CheckedCatalog {
  /// All entries in their order.
  var allEntries: [CheckedEntry] {
    var all: [CheckedEntry] = []
    entries.forEach(in: 0..<entries.count) { all.append($0) }
    return all
  }

  /// What the locales are called, and their tags.
  var localeNames: [String] { locales.map { "\($0.name)=\($0.tag)" } }
}

extension OffsetMap {
  /// Whether places in the text are known, and not only that of the whole.
  var isExact: Bool { !fileEdits([TextEdit(0..<0, "")]).isEmpty }
}
