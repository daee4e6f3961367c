internal import Diagnostics

extension JSONDocument {
  /// An object without the members that have nothing to say.
  static func members(_ members: [(name: String, value: JSONDocument?)]) -> JSONDocument {
    .object(members.compactMap { name, value in value.map { (name, $0) } })
  }
}
