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

  /// An answer that no button of the prompt had, and the labels that it had.
  public struct Mismatch: Hashable, Sendable {
    /// The answer.
    public let answer: String
    /// The labels of the prompt's buttons.
    public let buttons: [String]
  }

  /// The answers that no button had; the prompt was refused instead.
  public private(set) var mismatches: [Mismatch] = []
  /// The answers that are left over.
  public private(set) var answers: [Answer]

  /// A driver.
  ///
  /// Without an answer the person goes on from a primer, refuses the OS, and cancels.
  public init(answers: [Answer] = []) {
    self.answers = answers
  }

  /// Uses the feature until the flow ends, and again as long as answers are left and something takes
  /// them.
  ///
  /// - Returns: everything that happened.
  public mutating func play(_ simulation: inout Simulation) -> [TraceEvent] {
    var trace = use(&simulation)
    var left = answers.count
    while left > 0 {
      if simulation.device.appState != .foreground { trace += simulation.perform(.open) }
      trace += use(&simulation)
      if answers.count == left { break }
      left = answers.count
    }
    return trace
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
    guard case .prompt(let name)? = answers.first else { return prompt.refusal }
    answers.removeFirst()
    if let position = prompt.position(of: name) { return position }
    mismatches.append(Mismatch(answer: name, buttons: prompt.buttons.map(\.label)))
    return prompt.refusal
  }
}
