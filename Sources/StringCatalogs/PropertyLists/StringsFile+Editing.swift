package import Diagnostics

extension StringsFile {
  /// A value for a key of the file, or for a new one.
  package struct Change: Hashable, Sendable {
    package var key: String
    package var value: String
    /// What stands above a new key; of one that the file has, the comment stays.
    package var comment: String?

    package init(_ key: String, _ value: String, comment: String? = nil) {
      self.key = key
      self.value = value
      self.comment = comment
    }
  }

  /// The bytes of the file after some changes.
  ///
  /// Only the bytes of the values that differ change. New keys come at the end, in the order given,
  /// written as the file's own are.
  ///
  /// - Throws: a diagnostic where the file is binary, or is XML and a value has characters that XML
  ///   cannot hold.
  package func bytes(applying changes: [Change]) throws(Diagnostic) -> [UInt8] {
    let latest = Dictionary(changes.map { ($0.key.exact, $0) }) { $1 }
    var seen: Set<ExactText> = []
    let ordered = changes.compactMap {
      seen.insert($0.key.exact).inserted ? latest[$0.key.exact] : nil
    }
    switch list.source {
    case .oldStyle(let text):
      let editor = OldStyleStringsEditor(text: text, list: list, members: members)
      return text.bytes(applying: editor.edits(for: ordered))
    case .xml:
      return try list.bytes(
        setting: ordered.map {
          PropertyListTree.Member($0.key, .string($0.value), comment: $0.comment)
        }
      )
    case .binary:
      throw list.isBinary
    }
  }
}
