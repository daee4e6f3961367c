package import Diagnostics
package import StringCatalogs

/// A text of a string in one locale, or one of its variations.
package struct ReviewText: Hashable, Sendable {
  /// A value and its state at another time.
  package struct Unit: Hashable, Sendable {
    package var value: String
    package var state: String?

    package init(value: String, state: String?) {
      self.value = value
      self.state = state
    }

    package var json: JSONDocument {
      .members([("value", value.json), ("state", state?.json)])
    }
  }

  /// How it differs from an older revision.
  package enum Change: Hashable, Sendable {
    case added
    case changed(from: Unit)
  }

  package var path: UnitPath
  package var unit: Unit
  /// The difference; `nil` where there is none, or nobody asked.
  package var change: Change?
  /// The commit that wrote it last, as an index.
  package var commit: Int?

  package init(path: UnitPath, unit: Unit, change: Change? = nil, commit: Int? = nil) {
    self.path = path
    self.unit = unit
    self.change = change
    self.commit = commit
  }

  package var json: JSONDocument {
    .members([
      ("path", path == .root ? nil : path.identifier.json),
      ("value", unit.value.json),
      ("state", unit.state?.json),
      (
        "was",
        change.map { change in
          switch change {
          case .added: .null
          case .changed(let older): older.json
          }
        }
      ),
      ("commit", commit?.json),
    ])
  }
}
