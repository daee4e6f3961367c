package import Diagnostics

/// A String Catalog that is reviewed.
package struct ReviewCatalog: Hashable, Sendable {
  package enum Syntax: String, Sendable { case icu, printf }

  /// The path, from where the tool was started.
  package var path: String
  /// The name of the table.
  package var table: String
  /// How arguments are written in the texts.
  package var syntax: Syntax
  /// Whether it has values of Info.plist.
  package var isInfoPlist: Bool

  package var json: JSONDocument {
    .members([
      ("path", path.json),
      ("table", table.json),
      ("syntax", syntax.rawValue.json),
      ("infoPlist", .bool(isInfoPlist)),
    ])
  }
}
