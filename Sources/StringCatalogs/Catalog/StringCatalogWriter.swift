extension StringCatalogFile {
  /// The bytes of the file after a change to its catalog.
  ///
  /// Only what changed is written anew: a value, a state, an added or removed key. The rest of the
  /// file, its layout, its order, and members that the model does not know stay byte for byte; a
  /// catalog that is the same gives the same bytes.
  package func bytes(for catalog: StringCatalog) -> [UInt8] {
    var old = self.catalog
    if old == catalog { return json.bytes }
    let changes = Self.changedEntries(from: old, to: catalog)
    var new = catalog
    // Entries are compared apart: as JSON values they would be very many.
    (old.entries, new.entries) = ([], [])
    return bytes(changes, root: (old.json, new.json), order: catalog.entries.map(\.key))
  }

  /// The bytes of the file after entries took the place of those with their keys.
  ///
  /// An entry whose key the file has not is added; a version that is not `nil` takes the place of the
  /// file's. Nothing else is decoded or written anew, so this is the way to change a few entries of
  /// many.
  package func bytes(
    replacing entries: [StringCatalog.Entry],
    version: String? = nil
  ) -> [UInt8] {
    var changes = Dictionary(
      entries.map { (ExactText($0.key), JSONRewriter.EntryChange(old: nil, new: $0)) }
    ) { _, last in last }
    var keys: [String] = []
    for member in strings.members where !entries.isEmpty {
      keys.append(member.name.text)
      let key = ExactText(keys[keys.count - 1])
      if changes[key] != nil { changes[key]?.old = StringCatalog.Entry(member) }
    }
    changes = changes.filter { $0.value.old != $0.value.new }
    var root = StringCatalog(sourceLanguage: sourceLanguage, version: json.root["version"]?.string)
    let old = root.json
    if let version { root.version = version }
    guard !changes.isEmpty || old != root.json else { return json.bytes }
    return bytes(changes, root: (old, root.json), order: keys + entries.map(\.key))
  }

  private func bytes(
    _ changes: [ExactText: JSONRewriter.EntryChange],
    root: (old: JSONValue, new: JSONValue),
    order keys: [String]
  ) -> [UInt8] {
    var rewriter = JSONRewriter(json, main: strings)
    let node = json.root
    rewriter.copy(0..<node.offset)
    rewriter.rewriteRoot(node, from: root.old, to: root.new, strings: strings) { rewriter in
      rewriter.rewriteStrings(strings, changes, order: keys)
    }
    rewriter.copy(node.endOffset..<json.bytes.count)
    return rewriter.bytes
  }

  /// The keys whose entries changed, with what they meant and shall mean.
  private static func changedEntries(
    from old: StringCatalog,
    to new: StringCatalog
  ) -> [ExactText: JSONRewriter.EntryChange] {
    let oldEntries = Dictionary(old.entries.map { (ExactText($0.key), $0) }) { first, _ in first }
    var changes: [ExactText: JSONRewriter.EntryChange] = [:]
    var kept: Set<ExactText> = []
    for entry in new.entries {
      let key = ExactText(entry.key)
      kept.insert(key)
      let before = oldEntries[key]
      if before != entry { changes[key] = .init(old: before, new: entry) }
    }
    for entry in old.entries where !kept.contains(ExactText(entry.key)) {
      changes[ExactText(entry.key)] = .init(old: entry, new: nil)
    }
    return changes
  }
}

extension JSONRewriter {
  /// What an entry meant and shall mean; `nil` where there is none.
  struct EntryChange {
    var old: StringCatalog.Entry?
    var new: StringCatalog.Entry?
  }

  /// Writes the root object; its keys are written by a function of their own.
  fileprivate mutating func rewriteRoot(
    _ root: JSONNode,
    from old: JSONValue,
    to new: JSONValue,
    strings: JSONNode,
    _ writeStrings: (inout JSONRewriter) -> Void
  ) {
    guard case .object(let newMembers) = new, case .object(let oldMembers) = old else { return }
    let (oldValues, newValues) = (oldMembers.byName, newMembers.byName)
    var pieces: [Piece] = []
    for member in root.members {
      let name = ExactText(member.name.text)
      if newValues[name] != nil || oldValues[name] == nil { pieces.append(.kept(member)) }
    }
    let names = Set(root.members.map { ExactText($0.name.text) })
    insert(
      newMembers.filter { !names.contains(ExactText($0.name)) },
      into: &pieces,
      after: newMembers.map(\.name)
    )
    writeObject(root, pieces, depth: 0) { member, rewriter in
      if member.value.offset == strings.offset {
        writeStrings(&rewriter)
      } else {
        let value = member.value.value
        let name = ExactText(member.name.text)
        rewriter.rewrite(
          member.value,
          from: oldValues[name] ?? value,
          to: newValues[name] ?? value,
          depth: 1
        )
      }
    }
  }

  fileprivate mutating func rewriteStrings(
    _ strings: JSONNode,
    _ changes: [ExactText: EntryChange],
    order keys: [String]
  ) {
    var pieces: [Piece] = []
    for member in strings.members {
      if let change = changes[ExactText(member.name.text)], change.new == nil { continue }
      pieces.append(.kept(member))
    }
    let new = changes.values.filter { $0.old == nil }.compactMap(\.new)
    insert(new.map { JSONValue.Member($0.key, $0.json) }, into: &pieces, after: keys)
    writeObject(strings, pieces, depth: 1) { member, rewriter in
      guard let change = changes[ExactText(member.name.text)], let old = change.old,
        let new = change.new
      else { return rewriter.copy(member.value.offset..<member.value.endOffset) }
      rewriter.rewrite(member.value, from: old.json, to: new.json, depth: 2)
    }
  }
}

extension StringCatalog {
  /// The bytes of a new file, laid out and ordered as Xcode does.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    JSONLayout.xcode.write(json.sorted(by: .collation), depth: 0, to: &bytes)
    return bytes
  }
}

extension StringCatalogFile {
  /// The bytes of the file as Xcode would write it: its layout, and every object in its order.
  package var canonicalBytes: [UInt8] {
    var bytes: [UInt8] = []
    JSONLayout.xcode.write(json.root.value.sorted(by: .collation), depth: 0, to: &bytes)
    return bytes
  }
}

extension JSONValue {
  /// The value with the members of every object in an order.
  func sorted(by order: KeyOrder) -> JSONValue {
    switch self {
    case .object(let members):
      return .object(
        order.order(of: members.map(\.name)).map { index in
          .init(members[index].name, members[index].value.sorted(by: order))
        }
      )
    case .array(let elements): return .array(elements.map { $0.sorted(by: order) })
    default: return self
    }
  }
}
