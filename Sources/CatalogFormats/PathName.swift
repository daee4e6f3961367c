/// The parts of a path that say what is in a file.
struct PathName {
  /// The name of the file, without its extension.
  let stem: String
  /// The folder that the file stands in; `nil` where the path names none.
  let folder: String?

  init(_ path: String) {
    let parts: [Substring] = path.split(separator: "/")
    let name = parts.last ?? ""
    let dot = name.lastIndex(of: ".")
    stem = String(dot.map { $0 == name.startIndex ? name : name[..<$0] } ?? name)
    folder = parts.dropLast().last.map(String.init)
  }
}
