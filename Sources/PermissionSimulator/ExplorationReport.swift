internal import AlertModel
internal import Diagnostics

/// What explorations found, as tables.
public struct ExplorationReport: Sendable {
  private let explorations: [Exploration]

  /// A report.
  public init(_ explorations: [Exploration]) {
    self.explorations = explorations
  }

  /// A line for each permission and version, the totals, and what does not hold.
  public var text: String {
    let rows = explorations.map { exploration in
      "\(exploration.permission.rawValue), iOS \(exploration.osVersion): "
        + "\(exploration.stateCount) states, \(exploration.transitionCount) transitions; "
        + "alerts \(Self.list(exploration.reached)); unreached \(Self.list(exploration.unreached))\n"
    }
    return rows.joined() + total + "\n" + violations
  }

  /// The same as a Markdown table.
  public var markdown: String {
    let rows = explorations.map { exploration in
      "| \(exploration.permission.rawValue) | \(exploration.osVersion) | "
        + "\(exploration.stateCount) | \(exploration.transitionCount) | "
        + "\(Self.list(exploration.reached)) | \(Self.list(exploration.unreached)) |\n"
    }
    return "| permission | iOS | states | transitions | alerts reached | copy unreached |\n"
      + "|---|---|---|---|---|---|\n" + rows.joined() + "\n\(total)\n\(violations)"
  }

  /// The same by the schema `alertcopy.exploration/1`.
  public var json: String {
    func names(_ situations: Set<Situation>) -> JSONDocument {
      .array(Situation.allCases.filter(situations.contains).map { .string($0.rawValue) })
    }
    let rows = explorations.map { exploration -> JSONDocument in
      .object([
        ("permission", .string(exploration.permission.rawValue)),
        ("ios", .string(exploration.osVersion.description)),
        ("states", .number(exploration.stateCount)),
        ("transitions", .number(exploration.transitionCount)),
        ("reached", names(exploration.reached)),
        ("unreached", names(exploration.unreached)),
        (
          "violations",
          .array(
            exploration.violations.map { violation in
              .object([
                ("property", .string(violation.property.rawValue)),
                ("actions", .array(violation.actions.map { .string("\($0)") })),
                ("lacksHardware", .bool(violation.lacksHardware)),
              ])
            }
          )
        ),
      ])
    }
    return JSONDocument.object([
      ("schema", "alertcopy.exploration/1"), ("explorations", .array(rows)),
    ]).text
  }

  private var total: String {
    let states = explorations.reduce(0) { $0 + $1.stateCount }
    let transitions = explorations.reduce(0) { $0 + $1.transitionCount }
    let broken = explorations.reduce(0) { $0 + $1.brokenStepCount }
    return
      "\(explorations.count) exploration\(explorations.count == 1 ? "" : "s"): \(states) states, \(transitions) transitions, "
      + (broken == 0 ? "every property holds" : "\(broken) steps break a property")
  }

  private var violations: String {
    explorations.flatMap { exploration in
      exploration.violations.map { violation in
        "\(exploration.permission.rawValue), iOS \(exploration.osVersion): "
          + "\(violation.words)\n"
      }
    }.joined()
  }

  private static func list(_ situations: Set<Situation>) -> String {
    let names = Situation.allCases.filter(situations.contains).map(\.rawValue)
    return names.isEmpty ? "none" : names.joined(separator: " ")
  }
}

extension Exploration.Violation {
  /// The property and the way, in English.
  var words: String {
    "\(property.rawValue) does not hold after \(actions.map(\.description).joined(separator: ", "))"
      + (lacksHardware ? ", on a device without the hardware" : "")
  }
}
