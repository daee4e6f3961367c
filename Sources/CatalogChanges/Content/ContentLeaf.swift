internal import StringCatalogs

/// A value of a string, or something else that is said at a place of it.
struct ContentLeaf {
  /// What is said.
  enum Content {
    /// That there is something without a value: `"fr" : {}`.
    static let nothing = Content.member("", .object([]))

    case unit(LocalizedString.StringUnit)
    case member(String, JSONValue)
  }

  let path: UnitPath
  let content: Content
}

extension LocalizedString {
  /// All that the string says with the place of each, in the order of the file.
  var leaves: [ContentLeaf] {
    var leaves: [ContentLeaf] = []
    collect(at: .root, into: &leaves)
    return leaves
  }

  private func collect(at path: UnitPath, into leaves: inout [ContentLeaf]) {
    let count = leaves.count
    defer { leaves.addNothing(at: path, since: count) }
    if let stringUnit {
      leaves.append(ContentLeaf(path: path, content: .unit(stringUnit)))
      for member in stringUnit.otherMembers {
        let name = "stringUnit.\(member.name)"
        leaves.append(ContentLeaf(path: path, content: .member(name, member.value)))
      }
    }
    for variation in variations { variation.collect(at: path, into: &leaves) }
    for substitution in substitutions {
      let step = UnitPath.Step.substitution(substitution.name)
      substitution.collect(at: UnitPath(path.steps + [step]), into: &leaves)
    }
    leaves += otherMembers.leaves(at: path)
  }
}

extension LocalizedString.Variation {
  fileprivate func collect(at path: UnitPath, into leaves: inout [ContentLeaf]) {
    if cases.isEmpty {
      leaves.append(ContentLeaf(path: path, content: .member(kind.rawValue, .object([]))))
    }
    for item in cases {
      let step = UnitPath.Step.variation(kind, item.name)
      item.string.collect(at: UnitPath(path.steps + [step]), into: &leaves)
    }
  }
}

extension LocalizedString.Substitution {
  fileprivate func collect(at path: UnitPath, into leaves: inout [ContentLeaf]) {
    let count = leaves.count
    defer { leaves.addNothing(at: path, since: count) }
    if let argNum {
      leaves.append(ContentLeaf(path: path, content: .member("argNum", .number("\(argNum)"))))
    }
    if let formatSpecifier {
      leaves.append(
        ContentLeaf(path: path, content: .member("formatSpecifier", .string(formatSpecifier)))
      )
    }
    for variation in variations { variation.collect(at: path, into: &leaves) }
    leaves += otherMembers.leaves(at: path)
  }
}

extension [ContentLeaf] {
  fileprivate mutating func addNothing(at path: UnitPath, since count: Int) {
    if self.count == count { append(ContentLeaf(path: path, content: .nothing)) }
  }
}

extension [JSONValue.Member] {
  fileprivate func leaves(at path: UnitPath) -> [ContentLeaf] {
    map { ContentLeaf(path: path, content: .member($0.name, $0.value)) }
  }
}
