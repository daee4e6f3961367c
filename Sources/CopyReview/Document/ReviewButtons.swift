package import Diagnostics

/// The words on the buttons of an alert in each locale; `nil` where we have none in it.
package struct ReviewButtons: Hashable, Sendable {
  package var cancel: [String?]
  package var confirm: [String?]

  package var json: JSONDocument {
    .members([
      ("cancel", cancel.jsonIfAny(JSONDocument.string)),
      ("confirm", confirm.jsonIfAny(JSONDocument.string)),
    ])
  }
}
