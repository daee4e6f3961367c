import AlertCopy
import PermissionSimulator

/// Exploration: transitions a second on one core, against an equal walk over a bare state machine in
/// arrays, which knows beforehand what each step leads to.
@main
enum Explore {
  /// What is explored: every permission on every iOS that has it.
  static let cells: [(Permission, OSVersion)] = Permission.allCases.flatMap { permission in
    (Array(8...18) + [26]).map { OSVersion(major: $0) }
      .filter { !AlertCopy.situations(of: permission, in: $0).isEmpty }.map { (permission, $0) }
  }

  static let rounds = 10
  static let target = 1_000_000.0

  static func main() {
    let machines = cells.map { Machine(explorer($0, keepsGraph: true).explore()) }
    var transitions = 0
    let own = seconds {
      for _ in 0..<rounds {
        for cell in cells {
          transitions += explorer(cell, keepsGraph: false).explore().transitionCount
        }
      }
    }
    var steps = 0
    let bare = seconds {
      for _ in 0..<rounds { for machine in machines { steps += machine.walk() } }
    }
    precondition(steps == transitions, "the walks are not equal: \(steps), \(transitions)")
    let rate = Double(transitions) / own
    let bareRate = Double(steps) / bare
    print(
      "exploration: \(transitions) transitions, \(Int(rate)) a second (target: at least "
        + "\(Int(target)))   bare array machine: \(Int(bareRate)) a second   "
        + "ratio: \(Double(Int(bareRate / rate * 10)) / 10)"
    )
    if rate < target { fatalError("below the target") }
  }

  private static func explorer(_ cell: (Permission, OSVersion), keepsGraph: Bool) -> Explorer {
    Explorer(permission: cell.0, osVersion: cell.1, keepsGraph: keepsGraph)
  }

  private static func seconds(_ body: () -> Void) -> Double {
    let time = ContinuousClock().measure(body)
    return Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
  }
}

/// The graph of an exploration in arrays: where each step leads to.
struct Machine {
  private let starts: [Int]
  private let targets: [Int]
  private let beginnings: [Int]

  init(_ exploration: Exploration) {
    var successors = Array(repeating: [Int](), count: exploration.stateCount)
    var isReached = Array(repeating: false, count: exploration.stateCount)
    for edge in exploration.edges {
      successors[edge.from].append(edge.to)
      if edge.from != edge.to, edge.to > edge.from { isReached[edge.to] = true }
    }
    starts = successors.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    targets = successors.flatMap(\.self)
    beginnings = isReached.indices.filter { !isReached[$0] }
  }

  /// Goes through every state, breadth first, and counts the steps.
  func walk() -> Int {
    var isVisited = Array(repeating: false, count: starts.count - 1)
    var queue = beginnings
    for state in queue { isVisited[state] = true }
    var next = 0
    var steps = 0
    while next < queue.count {
      for index in starts[queue[next]]..<starts[queue[next] + 1] {
        steps += 1
        let target = targets[index]
        if !isVisited[target] {
          isVisited[target] = true
          queue.append(target)
        }
      }
      next += 1
    }
    return steps
  }
}
