package import AlertModel
package import Diagnostics

/// How a person comes to an alert, and what its buttons do.
package struct ReviewFlow: Hashable, Sendable {
  package struct Step: Hashable, Sendable {
    package enum Actor: String, Sendable { case person, app, os }

    package var actor: Actor
    package var text: String
    /// The alert of the app's own that it shows.
    package var alert: Situation?
    /// Whether the OS shows its prompt.
    package var isPrompt = false

    package var json: JSONDocument {
      .members([
        ("actor", actor.rawValue.json),
        ("text", text.json),
        ("alert", alert?.rawValue.json),
        ("prompt", isPrompt.jsonIfTrue),
      ])
    }
  }

  /// What follows a button.
  package struct Branch: Hashable, Sendable {
    package enum Button: String, Sendable { case cancel, confirm }

    package var button: Button
    package var steps: [Step]

    package var json: JSONDocument {
      .members([("button", button.rawValue.json), ("steps", .array(steps.map(\.json)))])
    }
  }

  package var permission: Permission
  package var situation: Situation
  /// The shortest way from the first use of the feature to the alert.
  package var steps: [Step]
  package var branches: [Branch]

  package var json: JSONDocument {
    .members([
      ("permission", permission.rawValue.json),
      ("situation", situation.rawValue.json),
      ("steps", .array(steps.map(\.json))),
      ("after", branches.jsonIfAny(\.json)),
    ])
  }
}
