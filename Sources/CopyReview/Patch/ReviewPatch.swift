package import CatalogChanges
package import Diagnostics
internal import StringCatalogs

/// What a reviewer decided, as the review page exports it.
///
/// docs/patch.schema.json describes the file.
package struct ReviewPatch: Sendable {
  /// The name of the format, without its version.
  static let format = "alertcopy.patch"
  static let schema = "\(format)/1"

  /// What is decided about one catalog.
  package struct Catalog: Sendable {
    /// The path of the catalog, as it was reviewed.
    package let path: String
    package let table: String
    package let changes: [UpdateReview.Change]
    package let notes: [ReviewNote]
    package let location: SourceLocation
  }

  package let catalogs: [Catalog]

  /// Whether a file is a patch, of whatever version, by what it says.
  package static func isPatch(_ bytes: [UInt8], file: String) -> Bool {
    let start = bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    guard start == UInt8(ascii: "{"), let json = try? JSONFile(parsing: bytes, file: file) else {
      return false
    }
    return json.root["schema"]?.string?.hasPrefix("\(format)/") == true
  }

  /// Reads a file.
  ///
  /// - Throws: a diagnostic with line and column for the first thing that the format has not.
  package init(parsing bytes: [UInt8], file: String) throws(Diagnostic) {
    let root = try JSONFile(parsing: bytes, file: file).root
    try root.requireSchema(Self.schema)
    var catalogs: [Catalog]?
    for member in try root.members(of: "the patch") {
      switch member.name.text {
      case "schema": break
      case "tool": _ = try member.value.string(of: "tool")
      case "catalogs": catalogs = try Self.catalogs(member.value)
      default: throw member.name.unknown(allowed: ["catalogs", "schema", "tool"])
      }
    }
    guard let catalogs else { throw root.lacks("catalogs") }
    self.catalogs = catalogs
  }

  private static func catalogs(_ value: JSONNode) throws(Diagnostic) -> [Catalog] {
    var catalogs: [Catalog] = []
    for element in try value.elements(of: "catalogs") {
      let catalog = try Catalog(element)
      let isTwice = catalogs.contains { $0.path.isExactly(catalog.path) }
      guard !isTwice else {
        throw element.fault(
          "the catalog “\(catalog.path)” stands twice",
          advice: "put its changes together"
        )
      }
      catalogs.append(catalog)
    }
    return catalogs
  }
}

extension ReviewPatch.Catalog {
  fileprivate init(_ node: JSONNode) throws(Diagnostic) {
    var path: String?
    var table: String?
    var changes: [UpdateReview.Change] = []
    var notes: [ReviewNote] = []
    var seen: Set<StringID> = []
    for member in try node.members(of: "a catalog") {
      let name = member.name.text
      switch name {
      case "path": path = try member.value.filledString(of: name)
      case "table": table = try member.value.filledString(of: name)
      case "changes":
        for element in try member.value.elements(of: name) {
          let reviewed = try PatchChange(element)
          guard seen.insert(reviewed.id).inserted else {
            throw element.fault(
              "“\(reviewed.id.key)” stands twice in \(reviewed.id.locale)",
              advice: "decide for one of the changes, and remove the other"
            )
          }
          if let change = reviewed.change { changes.append(change) }
          notes += reviewed.notes
        }
      default: throw member.name.unknown(allowed: ["changes", "path", "table"])
      }
    }
    guard let path else { throw node.lacks("path") }
    self.path = path
    self.table = table ?? PathName(path).stem
    self.changes = changes
    self.notes = notes
    location = node.location
  }
}
