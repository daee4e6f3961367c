internal import AlertModel
internal import PermissionFlow

/// Uses a feature as a person would, with answers that are told beforehand.
public struct FlowDriver: Sendable {
  /// An answer of the person: a button of a prompt, or of an alert of the app's own.
  public enum Answer: Hashable, Sendable {
    /// A button of the OS's prompt: its term without what stands before its last full stop, in camel
    /// case (`dontAllow`), or its English label.
    case prompt(String)
    /// The confirming button of the app's alert.
    case confirm
    /// The cancelling button of the app's alert.
    case cancel
  }

  private var answers: [Answer]

  /// A driver. Without an answer the person goes on from a primer, refuses the OS, and cancels.
  public init(answers: [Answer] = []) {
    self.answers = answers
  }

  /// Uses the feature until the flow ends.
  ///
  /// - Returns: everything that happened.
  public mutating func use(_ simulation: inout Simulation) -> [TraceEvent] {
    var trace = simulation.perform(.use)
    // A flow has few steps; a hundred would be a circle.
    for _ in 0..<100 {
      guard let action = next(in: simulation) else { break }
      trace += simulation.perform(action)
    }
    return trace
  }

  private mutating func next(in simulation: Simulation) -> SimulatedAction? {
    if let prompt = simulation.device.prompt {
      return .answer(button: position(in: prompt))
    }
    if let alert = simulation.alert {
      if let answer = answers.first, answer == .confirm || answer == .cancel {
        answers.removeFirst()
        return answer == .confirm || !alert.canBeCancelled ? .confirm : .cancel
      }
      return alert.canBeCancelled ? .cancel : .confirm
    }
    if case .away = simulation.flow.state { return .comeBack }
    return nil
  }

  private mutating func position(in prompt: SystemPrompt) -> Int {
    if case .prompt(let name)? = answers.first {
      answers.removeFirst()
      if let position = prompt.buttons.firstIndex(where: { $0.isNamed(name) }) { return position }
    }
    return prompt.buttons.firstIndex { $0.isNamed("dontAllow") } ?? 0
  }
}
