/// Writes a JSON file anew after some of its values changed; all other bytes stay as they are.
struct JSONRewriter {
  private let json: JSONFile
  private let layout: JSONLayout
  /// The order for names that are new in an object, by the names that it has.
  private let order: KeyOrder
  private(set) var bytes: [UInt8] = []

  init(_ json: JSONFile, order: KeyOrder) {
    self.json = json
    layout = JSONLayout(of: json)
    self.order = order
    bytes.reserveCapacity(json.bytes.count + json.bytes.count / 64)
  }

  /// Copies a part of the file as it is.
  mutating func copy(_ range: Range<Int>) {
    bytes += json.bytes[range]
  }

  /// Writes what stands at a node, changed from what it meant to what it shall mean.
  ///
  /// What `old` does not say of the node, such as a member that the model does not know, stays.
  mutating func rewrite(
    _ node: JSONNode,
    from old: JSONValue,
    to new: JSONValue,
    depth: Int
  ) {
    if old == new { return copy(node.offset..<node.endOffset) }
    guard case .object(let oldMembers) = old, case .object(let newMembers) = new,
      node.kind == .object
    else { return layout.write(new, depth: depth, to: &bytes) }
    let oldValues = oldMembers.byName
    let newValues = newMembers.byName
    var pieces: [Piece] = []
    var known: Set<ExactText> = []
    for member in node.members {
      let name = ExactText(member.name.text)
      known.insert(name)
      // A member that the new value lacks goes, if the old one had it.
      guard newValues[name] != nil || oldValues[name] == nil else { continue }
      pieces.append(.kept(member))
    }
    insert(
      newMembers.filter { !known.contains(ExactText($0.name)) },
      into: &pieces,
      after: newMembers
    )
    writeObject(node, pieces, depth: depth) { member, rewriter in
      let name = ExactText(member.name.text)
      guard let newValue = newValues[name] else {
        return rewriter.copy(member.value.offset..<member.value.endOffset)
      }
      rewriter.rewrite(
        member.value,
        from: oldValues[name] ?? member.value.value,
        to: newValue,
        depth: depth + 1
      )
    }
  }

  /// A member of an object as it shall be written.
  enum Piece {
    /// One that stands in the file.
    case kept(JSONNode.Member)
    case new(JSONValue.Member)

    fileprivate var name: String {
      switch self {
      case .kept(let member): member.name.text
      case .new(let member): member.name
      }
    }
  }

  /// Puts new members where the order of the object has them: by collation or code points, where it
  /// keeps one of these, or else behind the member that they follow in the model.
  func insert(
    _ members: [JSONValue.Member],
    into pieces: inout [Piece],
    after model: [JSONValue.Member]
  ) {
    guard !members.isEmpty else { return }
    let names = pieces.map(\.name)
    let own = KeyOrder(of: names)
    // Few names show little of an order: then it is that of the whole file.
    let order = own == .handMade ? own : (names.count > 8 ? own : self.order)
    guard order == .handMade else {
      let all = pieces + members.map(Piece.new)
      pieces = order.order(of: all.map(\.name)).map { all[$0] }
      return
    }
    let modelNames = model.map { ExactText($0.name) }
    let predecessors = Dictionary(zip(modelNames.dropFirst(), modelNames)) { first, _ in first }
    for member in members {
      let predecessor = predecessors[ExactText(member.name)]
      let place = predecessor.map { name in
        pieces.firstIndex { ExactText($0.name) == name }.map { $0 + 1 } ?? pieces.endIndex
      }
      pieces.insert(.new(member), at: place ?? 0)
    }
  }

  /// Writes an object of pieces, each kept member by `write`, with what stands between them.
  mutating func writeObject(
    _ node: JSONNode,
    _ pieces: [Piece],
    depth: Int,
    _ write: (JSONNode.Member, inout JSONRewriter) -> Void
  ) {
    let members = Array(node.members)
    guard let first = members.first, let last = members.last, !pieces.isEmpty else {
      let new = pieces.compactMap { if case .new(let member) = $0 { member } else { nil } }
      return layout.write(.object(new), depth: depth, to: &bytes)
    }
    copy(node.offset..<first.name.offset)
    var previous: JSONNode.Member?
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .kept(let member):
        if index > 0 {
          // Where two members stood side by side, what stood between them stays.
          let neighbour = previous.map { $0.value.nextOffset == member.name.offset } ?? false
          if let previous, neighbour {
            copy(previous.value.endOffset..<member.name.offset)
          } else {
            separate(depth: depth)
          }
        }
        copy(member.name.offset..<member.value.offset)
        write(member, &self)
        previous = member
      case .new(let member):
        if index > 0 { separate(depth: depth) }
        layout.write(member, depth: depth + 1, to: &bytes)
        previous = nil
      }
    }
    copy(last.value.endOffset..<node.endOffset)
  }

  private mutating func separate(depth: Int) {
    bytes.append(UInt8(ascii: ","))
    layout.breakLine(depth: depth + 1, in: &bytes)
  }
}

extension [JSONValue.Member] {
  /// The values by their names.
  var byName: [ExactText: JSONValue] {
    Dictionary(map { (ExactText($0.name), $0.value) }) { _, last in last }
  }
}
