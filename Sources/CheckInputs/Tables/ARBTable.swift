internal import CopyChecks
internal import Diagnostics
internal import StringCatalogs

/// The messages of an ARB file.
enum ARBTable {
  /// Reads the members of a file that is in the list; their descriptions are the comments.
  static func entries(of root: JSONNode, file: Int) -> [CheckedEntry] {
    var comments: [ExactText: String] = [:]
    for member in root.members where member.name.text.hasPrefix("@") {
      let key = String(member.name.text.dropFirst())
      comments[key.exact] = member.value["description"]?.string
    }
    return root.members.compactMap { member in
      let key = member.name.text
      guard !key.hasPrefix("@"), let text = member.value.string else { return nil }
      return CheckedEntry(
        key: key,
        keyOrigin: origin(member.name, file),
        comment: comments[key.exact],
        texts: [CheckedText(text, locale: 0, origin: origin(member.value, file))]
      )
    }
  }

  private static func origin(_ node: JSONNode, _ file: Int) -> TextOrigin {
    TextOrigin(file: file, range: (node.offset + 1)..<(node.endOffset - 1), escaping: .json)
  }
}
