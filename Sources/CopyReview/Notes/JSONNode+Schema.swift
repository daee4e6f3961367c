internal import Diagnostics
internal import StringCatalogs

extension JSONNode {
  /// Holds that a file has the format that it should have, in a version that is known.
  func requireSchema(_ schema: String) throws(Diagnostic) {
    guard kind == .object, let member = self["schema"] else {
      throw fault(
        "this is no \(schema): it has no “schema”",
        advice: "give a file whose “schema” is \"\(schema)\""
      )
    }
    let text = try member.string(of: "schema")
    guard text != schema else { return }
    let name = schema.prefix { $0 != "/" }
    throw member.fault(
      "“\(text)” is not known here, which knows “\(schema)”",
      advice: text.hasPrefix("\(name)/")
        ? "use a version of alertcopy that knows it" : "give a file of that format"
    )
  }
}
