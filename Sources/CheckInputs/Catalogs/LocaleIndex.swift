internal import StringCatalogs

/// The locales that stand in a String Catalog, in the order in which they first do, found again by
/// how they are written.
struct LocaleIndex: Sendable {
  private(set) var names: [String]
  private var hashes: [Int] = []
  /// Locales by hashes, where the names are not written as they are read.
  private var indices: [Int: Int] = [:]

  /// A source language, whether it has strings or not.
  init(sourceLanguage: String) {
    names = [sourceLanguage]
    hashes = [0]
  }

  /// Adds the locale of a name, if it is not there yet.
  @inline(__always)
  mutating func add(_ name: JSONStringView) {
    let hash = name.hash
    if !hashes.contains(hash), indices[hash] == nil { add(name.text, hash) }
  }

  private mutating func add(_ name: String, _ hash: Int) {
    guard let index = names.firstIndex(of: name) else {
      names.append(name)
      hashes.append(hash)
      return
    }
    if hashes[index] == 0 { hashes[index] = hash } else { indices[hash] = index }
  }

  /// The index of a locale.
  @inline(__always)
  subscript(name: JSONStringView) -> Int? {
    let hash = name.hash
    return hashes.firstIndex(of: hash) ?? indices[hash]
  }
}
