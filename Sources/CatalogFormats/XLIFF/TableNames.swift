internal import Diagnostics
internal import StringCatalogs

/// The tables that the files of a document belong to.
enum TableNames {
  /// One file for each table, under the table's name, in the order of the document.
  ///
  /// The name is that of the original without its extension, so that a .strings file and the
  /// .stringsdict beside it are one table. Where another folder has a table of the same name, the
  /// later one is named after its folder, too.
  static func tables(of files: [TranslationFile], _ notes: inout [Diagnostic])
    -> [(name: String, file: TranslationFile)]
  {
    var tables: [(original: Original, name: String, files: [TranslationFile])] = []
    for file in files {
      let original = Original(file.original)
      if let index = tables.firstIndex(where: { $0.original == original }) {
        tables[index].files.append(file)
        continue
      }
      var name = original.name
      if tables.contains(where: { $0.original.name == name }) {
        name = (original.folders + [name]).joined(separator: "-")
        notes.append(
          Diagnostic(
            .note,
            at: file.location,
            "another folder has a table “\(original.name)”; this one is read as “\(name)”"
          )
        )
      }
      tables.append((original, name, [file]))
    }
    return tables.compactMap { table in
      guard var joined = table.files.first else { return nil }
      // Of a key that both have, the system takes what the .stringsdict says.
      let isPlural = { (file: TranslationFile) in file.original.hasSuffix(".stringsdict") }
      joined.units =
        (table.files.filter(isPlural) + table.files.filter { !isPlural($0) }).flatMap(\.units)
      joined.skeleton = table.files.lazy.compactMap(\.skeleton).first
      return (table.name, joined)
    }
  }
}

/// The path of the file that strings were taken from.
private struct Original: Hashable {
  /// The name of the file without its extension.
  let name: String
  /// The folders above it, but for that of a language.
  let folders: [String]

  init(_ path: String) {
    let path = PathName(path)
    name = path.stem
    folders = path.folders.filter { !$0.hasSuffix(".lproj") }
  }
}
