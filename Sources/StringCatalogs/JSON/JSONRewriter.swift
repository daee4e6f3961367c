/// Writes a JSON file anew after some of its values changed; all other bytes stay as they are.
struct JSONRewriter {
  private let json: JSONFile
  private let layout: JSONLayout
  /// The object whose order is that of the file.
  private let main: JSONNode
  private lazy var mainOrder = KeyOrder(of: main.members.map(\.name.text))
  private(set) var bytes: [UInt8] = []

  /// A rewriter of a file; an object that shows no order of its own has that of the main one.
  init(_ json: JSONFile, main: JSONNode) {
    self.json = json
    self.main = main
    layout = JSONLayout(of: json)
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
      after: newMembers.map(\.name)
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
  mutating func insert(
    _ members: [JSONValue.Member],
    into pieces: inout [Piece],
    after modelNames: [String]
  ) {
    guard !members.isEmpty else { return }
    let order = order(of: pieces.map(\.name))
    if order == .handMade {
      pieces = Self.following(modelNames, pieces, members)
    } else {
      let all = pieces + members.map(Piece.new)
      pieces = order.order(of: all.map(\.name)).map { all[$0] }
    }
  }

  /// The order that an object keeps; where it could be any, that of the file.
  private mutating func order(of names: [String]) -> KeyOrder {
    let own = KeyOrder(of: names)
    guard own != .handMade, mainOrder != .handMade else { return own }
    return mainOrder.order(of: names) == Array(names.indices) ? mainOrder : own
  }

  /// Members behind the kept one that they follow in the model; those that follow none come first.
  private static func following(
    _ modelNames: [String],
    _ kept: [Piece],
    _ members: [JSONValue.Member]
  ) -> [Piece] {
    let keptNames = Set(kept.map { ExactText($0.name) })
    let new = Dictionary(members.map { (ExactText($0.name), $0) }) { first, _ in first }
    var followers: [ExactText: [Piece]] = [:]
    var first: [Piece] = []
    var last: ExactText?
    for name in modelNames.map(ExactText.init) {
      if keptNames.contains(name) {
        last = name
      } else if let member = new[name] {
        if let last {
          followers[last, default: []].append(.new(member))
        } else {
          first.append(.new(member))
        }
      }
    }
    return first + kept.flatMap { [$0] + (followers[ExactText($0.name)] ?? []) }
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
