internal import CatalogChanges
internal import Diagnostics
internal import StringCatalogs

/// The members of JSON that say which value of a catalog is meant.
struct ReviewedValue {
  static let names = ["key", "locale", "path"]

  private var key: String?
  private var locale: String?
  private var path = UnitPath.root

  /// Reads a member; tells whether it is one of these.
  mutating func read(_ member: JSONNode.Member) throws(Diagnostic) -> Bool {
    let name = member.name.text
    switch name {
    case "key": key = try member.value.string(of: name)
    case "locale": locale = try member.value.filledString(of: name)
    case "path":
      let text = try member.value.string(of: name)
      guard let path = UnitPath(identifier: text) else {
        throw member.value.fault(
          "“\(text)” is no path of a value",
          advice:
            "write it as XLIFF ids do behind |==|, such as \"plural.one\"; leave it out where "
            + "the string does not vary"
        )
      }
      self.path = path
    default: return false
    }
    return true
  }

  /// The value that an object is about.
  func id(of node: JSONNode) throws(Diagnostic) -> StringID {
    guard let key else { throw node.lacks("key") }
    guard let locale else { throw node.lacks("locale") }
    return StringID(key: key, locale: locale, path: path)
  }
}
