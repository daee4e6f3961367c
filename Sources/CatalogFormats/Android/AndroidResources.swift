internal import StringCatalogs

/// The entries of a catalog as the resources that they become: strings and arrays of strings.
struct AndroidResources {
  /// A resource with the entries that it is made of.
  enum Resource {
    case string(StringCatalog.Entry, name: String, product: String?)
    case array([StringCatalog.Entry], name: String)
  }

  let catalog: StringCatalog
  private(set) var resources: [Resource] = []

  /// Finds what belongs together, and names that Android allows.
  init(of catalog: StringCatalog, _ report: inout LossReport) {
    self.catalog = catalog
    var entries: [[UInt8]: StringCatalog.Entry] = [:]
    for entry in catalog.entries {
      guard entries.updateValue(entry, forKey: Array(entry.key.utf8)) != nil else { continue }
      report.leaveOut(entry.key, because: "the key stands twice; the last one is written")
    }
    func entry(_ key: String) -> StringCatalog.Entry? { entries[Array(key.utf8)] }

    // An array, or a string for a product, by the base of its keys.
    var arrays: [[UInt8]: [StringCatalog.Entry]] = [:]
    var plans: [(entry: StringCatalog.Entry, base: String, product: String?, isArray: Bool)] = []
    var written: Set<[UInt8]> = []
    for candidate in catalog.entries {
      let id = Array(candidate.key.utf8)
      guard !written.contains(id), let current = entries[id] else { continue }
      let (base, index) = Self.split(current.key)
      if index.map({ Int($0) != nil }) ?? false, entry("\(base)[0]") != nil {
        var items: [StringCatalog.Entry] = []
        while let item = entry("\(base)[\(items.count)]") { items.append(item) }
        if items.contains(where: { $0.key == current.key }) {
          arrays[Array(base.utf8)] = items
          written.formUnion(items.map { Array($0.key.utf8) })
          plans.append((current, base, nil, true))
          continue
        }
      }
      written.insert(id)
      if let index, Self.isProduct(index), entry(base) != nil {
        plans.append((current, base, index, false))
      } else {
        plans.append((current, current.key, nil, false))
      }
    }
    var bases: [String] = []
    var seen: Set<[UInt8]> = []
    for plan in plans where seen.insert(Array(plan.base.utf8)).inserted { bases.append(plan.base) }
    let names = ResourceNames(of: bases, .android)
    for plan in plans {
      let name = names[plan.base]
      if name != plan.base {
        report.change("Android allows no such name; it is written as \(name)", of: plan.entry.key)
      }
      if plan.isArray, let items = arrays[Array(plan.base.utf8)] {
        resources.append(.array(items, name: name))
      } else {
        resources.append(.string(plan.entry, name: name, product: plan.product))
      }
    }
  }

  /// `name[0]` is `name` and `0`.
  private static func split(_ key: String) -> (base: String, index: String?) {
    guard key.hasSuffix("]"), let bracket = key.lastIndex(of: "["), bracket != key.startIndex else {
      return (key, nil)
    }
    return (String(key[..<bracket]), String(key[key.index(after: bracket)...].dropLast()))
  }

  private static func isProduct(_ word: String) -> Bool {
    !word.isEmpty && word.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }
}
