package import Diagnostics
internal import StringCatalogs
internal import XMLTree

/// Android's string resources: `values-zh-rHK/strings.xml`.
///
/// The source language is in `values`, which `tools:locale` names. A locale of language and region
/// is written in the old form, `values-zh-rHK`, every other in that of BCP 47, `values-b+zh+Hant`.
/// The name of the table is that of the file; further qualifiers of the folder follow it: the table
/// `strings@v33-watch` is `values-v33-watch/strings.xml`. An item of an array has the key `name[0]`,
/// a string for one product the key `name[tablet]`. Placeholders are Foundation's in the catalog
/// and Java's in the file.
package struct AndroidFormat: CatalogFormat {
  /// What stands between the name of a file and the qualifiers of its folder.
  static let qualifierMark: Character = "@"
  static let toolsNamespace = "http://schemas.android.com/tools"

  package init() {}

  /// Reads the strings of a locale, which counts as the source language of the table.
  package func read(_ file: InputFile) throws(Diagnostic) -> ReadTables {
    try file.refuseNonText(expecting: "XML")
    let root = try XMLReader.read(file.bytes, file: file.path)
    guard root.name == "resources" else {
      throw Diagnostic(
        .error,
        at: root.location,
        "the root element is <\(root.name)>, and <resources> should stand here",
        advice: "give a file of the folder res/values"
      )
    }
    let path = PathName(file.path)
    let folder = path.folder.flatMap { AndroidFolder(name: $0) } ?? AndroidFolder(locale: nil)
    var notes: [Diagnostic] = []
    let locale = folder.locale ?? root["tools:locale"] ?? file.locale
    if locale == nil {
      notes.append(
        Diagnostic(
          .note,
          at: root.location,
          "the file says no locale; its strings are taken for English, as Android's tools take them",
          advice: "give the locale, or write tools:locale in <resources>"
        )
      )
    }
    var table = path.stem
    if !folder.qualifiers.isEmpty {
      table += "\(Self.qualifierMark)\(folder.qualifiers.joined(separator: "-"))"
      notes.append(
        Diagnostic(
          .note,
          at: root.location,
          "the strings are for some devices only; their table is “\(table)”"
        )
      )
    }
    var reader = AndroidReader(locale: locale ?? "en")
    reader.read(root)
    return ReadTables(
      [StringTable(name: table, monolingual: reader.catalog)],
      notes: notes + reader.notes
    )
  }
}
