/// The parts of a path that say what is in a file.
package struct PathName: Hashable, Sendable {
  /// The name of the file, without its extension.
  package let stem: String
  /// The folders of the path, the outermost first.
  package let folders: [String]

  /// The folder that the file stands in; `nil` where the path names none.
  package var folder: String? { folders.last }

  package init(_ path: String) {
    let parts: [Substring] = path.split(separator: "/")
    let name = parts.last ?? ""
    let dot = name.lastIndex(of: ".")
    stem = String(dot.map { $0 == name.startIndex ? name : name[..<$0] } ?? name)
    folders = parts.dropLast().map(String.init)
  }
}
