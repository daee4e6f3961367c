package import AlertModel
package import CopyChecks
package import Diagnostics

/// A string in all locales.
package struct ReviewString: Sendable {
  package var catalog: Int
  package var key: String
  package var comment: String?
  package var part: TextRole.Part
  package var permission: Permission?
  package var situation: Situation?
  package var use: String?
  package var shouldTranslate: Bool
  package var arguments: [ReviewArgument]
  /// The terms of the OS that occur in it, as indices.
  package var terms: [Int]
  /// For each locale its texts.
  package var texts: [[ReviewText]]
  package var notes: [ReviewStringNote] = []

  package var json: JSONDocument {
    .members([
      ("catalog", catalog.json),
      ("key", key.json),
      ("comment", comment?.json),
      ("part", part.name.json),
      ("permission", permission?.rawValue.json),
      ("situation", situation?.rawValue.json),
      ("use", use?.json),
      ("shouldTranslate", shouldTranslate ? nil : .bool(false)),
      ("arguments", arguments.jsonIfAny(\.json)),
      ("terms", terms.jsonIfAny(\.json)),
      ("texts", Self.json(of: texts)),
      ("notes", notes.jsonIfAny(\.json)),
    ])
  }

  /// The texts of a string, locale by locale.
  package static func json(of texts: [[ReviewText]]) -> JSONDocument {
    .array(texts.map { .array($0.map(\.json)) })
  }
}

extension TextRole.Part {
  /// The name in a document.
  var name: String {
    switch self {
    case .title: "title"
    case .message: "message"
    case .button: "button"
    case .purposeString: "purposeString"
    case .displayName: "displayName"
    case .other: "other"
    }
  }
}
