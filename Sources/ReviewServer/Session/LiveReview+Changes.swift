internal import CopyReview
internal import Diagnostics
internal import StringCatalogs

extension LiveReview {
  /// `GET changes`: the strings that changed after a serial number, here or on disk.
  mutating func changes(since number: Int) -> HTTPAnswer {
    var faults: [String] = []
    for catalog in catalogs.indices {
      do throws(Diagnostic) {
        try refresh(catalog, isCertain: false)
      } catch {
        faults.append("\(error)")
      }
    }
    let changed = log.keys(since: number)
    var strings: [JSONDocument] = []
    var removed: [JSONDocument] = []
    var keys = [Set<String>](repeating: [], count: catalogs.count)
    for item in changed {
      let id: [(name: String, value: JSONDocument?)] = [
        ("catalog", .number(item.catalog)), ("key", .string(item.key)),
      ]
      if let entry = catalogs[item.catalog][item.key] {
        strings.append(.members(id + [("texts", texts(of: entry))]))
        keys[item.catalog].insert(item.key)
      } else {
        removed.append(.members(id))
      }
    }
    return HTTPAnswer(
      200,
      .members([
        ("serial", .number(log.serial)),
        ("strings", .array(strings)),
        ("removed", .array(removed)),
        ("findings", strings.isEmpty ? nil : findings(of: keys)),
        ("error", faults.isEmpty ? nil : .string(faults.joined(separator: "\n"))),
      ])
    )
  }

  /// The texts of an entry, locale by locale.
  private func texts(of entry: StringCatalog.Entry) -> JSONDocument {
    .array(
      subject.locales.map { locale in
        let units = entry[locale]?.units ?? []
        return .array(
          units.map { path, unit in
            .members([
              ("path", path == .root ? nil : .string(path.identifier)),
              ("value", .string(unit.value)),
              ("state", unit.state.map { .string($0.rawValue) }),
            ])
          }
        )
      }
    )
  }

  /// What is found in keys, as members that name the catalog and the key.
  private func findings(of keys: [Set<String>]) -> JSONDocument {
    var members: [(name: String, value: JSONDocument?)] = []
    for (index, keys) in keys.enumerated() where !keys.isEmpty {
      let found = check.findings(of: keys, in: catalogs[index].file, number: index)
      members += found.sorted { $0.key < $1.key }
        .map { ("\(index):\($0.key)", .array($0.value.map(\.json))) }
    }
    return .members(members)
  }
}
