internal import AlertModel
internal import PermissionFlow

/// Draws an exploration: what the person sees, and what leads from one view to the next.
///
/// States that look alike to the person are one node, so that the drawing can be read.
public struct GraphWriter: Sendable {
  private struct Step: Hashable {
    let from: String
    let to: String
    let label: String
  }

  private let nodes: [String]
  private let steps: [Step]

  /// A drawing of an exploration that kept its graph.
  public init(_ exploration: Exploration) {
    let views = exploration.states.map(Self.view)
    var nodes: [String] = []
    for view in views where !nodes.contains(view) { nodes.append(view) }
    self.nodes = nodes
    var seen: Set<Step> = []
    steps = exploration.edges.compactMap { edge in
      let label = Self.label(edge.action, in: exploration.states[edge.from])
      let step = Step(from: views[edge.from], to: views[edge.to], label: label)
      return step.from != step.to && seen.insert(step).inserted ? step : nil
    }
  }

  /// As Mermaid: mermaid.js.org/syntax/flowchart.html.
  public var mermaid: String {
    let names = names
    return "flowchart TD\n"
      + nodes.map { "  \(names[$0] ?? "")[\"\($0)\"]\n" }.joined()
      + steps.map { step in
        "  \(names[step.from] ?? "") -->|\"\(step.label)\"| \(names[step.to] ?? "")\n"
      }.joined()
  }

  /// As DOT: graphviz.org/doc/info/lang.html.
  public var dot: String {
    "digraph flow {\n  node [shape=box, style=rounded, fontname=\"sans-serif\"];\n"
      + "  edge [fontname=\"sans-serif\", fontsize=10];\n"
      + steps.map { "  \"\($0.from)\" -> \"\($0.to)\" [label=\"\($0.label)\"];\n" }.joined() + "}\n"
  }

  private var names: [String: String] {
    Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, "n\($0)") })
  }

  /// What the person sees.
  private static func view(of simulation: Simulation) -> String {
    let status = simulation.device.status(of: simulation.permission).rawValue
    if simulation.device.prompt != nil { return "prompt of iOS, \(status)" }
    if simulation.device.appState == .notRunning { return "app ended, \(status)" }
    switch simulation.flow.state {
    case .alerting(let situation): return "alert \(situation.rawValue), \(status)"
    case .away(.limited): return "picker, \(status)"
    case .away: return "Settings, \(status)"
    case .finished, .idle, .checking, .requesting: return "app, \(status)"
    }
  }

  private static func label(_ action: SimulatedAction, in simulation: Simulation) -> String {
    guard case .answer(let button) = action, let prompt = simulation.device.prompt else {
      return action.description
    }
    return prompt.buttons[button].label
  }
}
