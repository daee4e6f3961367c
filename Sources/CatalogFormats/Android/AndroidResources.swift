internal import StringCatalogs

/// The entries of a catalog as the resources that they become: strings and arrays of strings.
struct AndroidResources {
  /// A resource with the entries that it is made of.
  struct Resource {
    var kind: Kind
    /// The key without what stands in brackets.
    var base: String
    /// The base, or a name made of it that Android allows.
    var name: String
    /// One, or every item of an array.
    var entries: [StringCatalog.Entry]
  }

  /// What a resource is.
  enum Kind: Hashable {
    case string(product: String?)
    case array
  }

  let catalog: StringCatalog
  private(set) var resources: [Resource] = []

  /// Finds what belongs together, and names that Android allows.
  init(of catalog: StringCatalog, _ report: inout LossReport) {
    self.catalog = catalog
    var index = EntryIndex()
    for entry in catalog.entries where !index.add(entry) {
      report.leaveOut(entry.key, because: "the key stands twice; the first one is written")
    }
    for entry in index.entries {
      guard let resource = Self.resource(of: entry, in: index) else { continue }
      resources.append(resource)
    }
    let names = ResourceNames(of: resources.map(\.base), .android)
    for place in resources.indices {
      let base = resources[place].base
      resources[place].name = names[base]
      guard names[base] != base, let entry = resources[place].entries.first else { continue }
      report.change("Android allows no such name; it is changed", of: entry.key)
    }
  }

  /// The resource that begins with an entry; `nil` for a later item of an array.
  private static func resource(of entry: StringCatalog.Entry, in index: EntryIndex) -> Resource? {
    guard let (base, word) = split(entry.key) else {
      return Resource(kind: .string(product: nil), base: entry.key, name: "", entries: [entry])
    }
    if let position = Int(word), String(position) == word {
      let items = index.items(of: base)
      if items.indices.contains(position) {
        return position == 0 ? Resource(kind: .array, base: base, name: "", entries: items) : nil
      }
    } else if isProduct(word), index[base] != nil {
      return Resource(kind: .string(product: word), base: base, name: "", entries: [entry])
    }
    return Resource(kind: .string(product: nil), base: entry.key, name: "", entries: [entry])
  }

  /// `name[0]` is `name` and `0`.
  private static func split(_ key: String) -> (base: String, word: String)? {
    guard key.hasSuffix("]"), let bracket = key.lastIndex(of: "["), bracket != key.startIndex else {
      return nil
    }
    return (String(key[..<bracket]), String(key[key.index(after: bracket)...].dropLast()))
  }

  private static func isProduct(_ word: String) -> Bool {
    !word.isEmpty && word.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }
}

/// Entries by their keys.
private struct EntryIndex {
  private(set) var entries: [StringCatalog.Entry] = []
  private var places: [ExactText: Int] = [:]

  /// - Returns: whether no entry of that key was there.
  mutating func add(_ entry: StringCatalog.Entry) -> Bool {
    guard places[entry.key.exact] == nil else { return false }
    places[entry.key.exact] = entries.count
    entries.append(entry)
    return true
  }

  subscript(key: String) -> StringCatalog.Entry? {
    places[key.exact].map { entries[$0] }
  }

  /// The entries `base[0]`, `base[1]`… as far as they go.
  func items(of base: String) -> [StringCatalog.Entry] {
    var items: [StringCatalog.Entry] = []
    while let item = self["\(base)[\(items.count)]"] { items.append(item) }
    return items
  }
}
