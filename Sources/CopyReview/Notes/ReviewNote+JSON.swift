internal import CatalogChanges
internal import Diagnostics
internal import StringCatalogs

extension ReviewNote {
  /// A note as an element of the file.
  init(_ node: JSONNode) throws(Diagnostic) {
    var value = ReviewedValue()
    var said = SaidText()
    for member in try node.members(of: "a note") {
      if try value.read(member) { continue }
      if try said.read(member) { continue }
      throw member.name.unknown(allowed: ReviewedValue.names + SaidText.names)
    }
    self = try said.note(on: try value.id(of: node), in: node)
  }

  /// The note as an element of the file.
  var document: JSONDocument {
    var members: [(name: String, value: JSONDocument)] = [
      ("key", .string(id.key)), ("locale", .string(id.locale)),
    ]
    if id.path != .root { members.append(("path", .string(id.path.identifier))) }
    members += [
      ("kind", .string(kind.rawValue)), ("text", .string(text)), ("date", .string(date)),
    ]
    if let author { members.append(("author", .string(author))) }
    return .object(members)
  }
}
