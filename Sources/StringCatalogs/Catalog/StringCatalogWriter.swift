extension StringCatalogFile {
  /// The bytes of the file after a change to its catalog.
  ///
  /// Only what changed is written anew: a value, a state, an added or removed key. The rest of the
  /// file, its layout, its order, and members that the model does not know stay byte for byte; a
  /// catalog that is the same gives the same bytes.
  package func bytes(for catalog: StringCatalog) -> [UInt8] {
    var old = self.catalog
    if old == catalog { return json.bytes }
    let changed = Self.changedEntries(from: old, to: catalog)
    var new = catalog
    // Entries are compared apart: as JSON values they would be very many.
    (old.entries, new.entries) = ([], [])
    var rewriter = JSONRewriter(json, order: keyOrder)
    let root = json.root
    guard let strings = root.members.first(where: { $0.name.isString("strings") }) else {
      return json.bytes
    }
    rewriter.copy(0..<root.offset)
    rewriter.rewriteRoot(root, from: old.json, to: new.json, strings: strings.value) { rewriter in
      rewriter.rewriteStrings(strings.value, changed, in: catalog)
    }
    rewriter.copy(root.endOffset..<json.bytes.count)
    return rewriter.bytes
  }

  /// The order of the file's keys.
  package var keyOrder: KeyOrder { KeyOrder(of: strings.members.map(\.name.text)) }

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
      after: newMembers
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
    in catalog: StringCatalog
  ) {
    var pieces: [Piece] = []
    var known: Set<ExactText> = []
    for member in strings.members {
      let key = ExactText(member.name.text)
      known.insert(key)
      if let change = changes[key], change.new == nil { continue }
      pieces.append(.kept(member))
    }
    let model = catalog.entries.map { JSONValue.Member($0.key, .null) }
    let new = catalog.entries.filter { !known.contains(ExactText($0.key)) }
      .map { JSONValue.Member($0.key, $0.json) }
    insert(new, into: &pieces, after: model)
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
