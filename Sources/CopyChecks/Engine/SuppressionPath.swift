/// The pattern of paths of a suppression: `*` is anything in a name, `**` any folders.
///
/// It is matched with the end of a path from any folder on, so that it means the same wherever the
/// tool is started.
struct SuppressionPath: Hashable, Sendable {
  private let names: [[UInt8]]

  init(_ pattern: String) {
    names = [Array("**".utf8)] + Self.names(of: pattern)
  }

  /// Whether a path matches.
  func matches(_ path: String) -> Bool {
    Self.matches(names[...], Self.names(of: path)[...])
  }

  private static func names(of path: String) -> [[UInt8]] {
    path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
      .filter { $0 != [UInt8(ascii: ".")] }
  }

  private static func matches(_ pattern: ArraySlice<[UInt8]>, _ path: ArraySlice<[UInt8]>) -> Bool {
    guard let name = pattern.first else { return path.isEmpty }
    if name.elementsEqual("**".utf8) {
      let rest = pattern.dropFirst()
      return (path.startIndex...path.endIndex).contains { matches(rest, path[$0...]) }
    }
    guard let first = path.first, matches(name: name[...], first[...]) else { return false }
    return matches(pattern.dropFirst(), path.dropFirst())
  }

  private static func matches(name: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
    guard let byte = name.first else { return text.isEmpty }
    if byte == UInt8(ascii: "*") {
      let rest = name.dropFirst()
      return (text.startIndex...text.endIndex).contains { matches(name: rest, text[$0...]) }
    }
    return text.first == byte && matches(name: name.dropFirst(), text.dropFirst())
  }
}
