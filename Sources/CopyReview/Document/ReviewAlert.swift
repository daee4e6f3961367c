package import AlertModel
internal import Diagnostics

/// An alert, by the strings that it is made of.
package struct ReviewAlert: Hashable, Sendable {
  package var permission: Permission?
  package var situation: Situation?
  package var use: String?
  /// `neutral`, `formal` or `formal neutral`: the words that stand in for the plain ones.
  package var variant: String?
  package var title: Int?
  package var message: Int?
  package var cancel: Int?
  package var confirm: Int?
  /// For each locale the words of buttons that the catalogs have none for.
  package var buttons: ReviewButtons?

  /// The alert, with its buttons as an index into those of the document.
  func json(buttons: Int?) -> JSONDocument {
    .members([
      ("permission", permission?.rawValue.json),
      ("situation", situation?.rawValue.json),
      ("use", use?.json),
      ("variant", variant?.json),
      ("title", title?.json),
      ("message", message?.json),
      ("cancel", cancel?.json),
      ("confirm", confirm?.json),
      ("buttons", buttons?.json),
    ])
  }
}
