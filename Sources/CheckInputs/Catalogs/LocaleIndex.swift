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
    if self[hash] == nil { add(name.text, hash) }
  }

  /// Adds the locales of another part of the catalog, in their order.
  mutating func add(_ other: LocaleIndex) {
    for (name, hash) in zip(other.names, other.hashes) where hash != 0 && self[hash] == nil {
      add(name, hash)
    }
    for (hash, index) in other.indices where self[hash] == nil { add(other.names[index], hash) }
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
  subscript(name: JSONStringView) -> Int? { self[name.hash] }

  @inline(__always)
  private subscript(hash: Int) -> Int? { hashes.firstIndex(of: hash) ?? indices[hash] }
}
