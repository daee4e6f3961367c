import AlertModel
import PermissionFlow
import Testing

/// The flow as a table: what it is told, and what it then does.
///
/// Sources: Human Interface Guidelines, Privacy (a primer leads to the prompt at once); App Review
/// Guideline 5.1.1(iv) and its answers on Settings links.
struct PermissionFlowTests {
  private static let facts = FlowFacts(situations: Set(Situation.allCases))

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var policy = FlowPolicy(sufficient: [.authorized])
    var facts = PermissionFlowTests.facts
    let inputs: [FlowInput]
    let commands: [FlowCommand?]
  }

  private static func status(_ status: AuthorizationStatus) -> FlowInput {
    .status(status, isServiceOff: false)
  }

  static let cases = [
    Case(
      testDescription: "granted already",
      inputs: [.start, status(.authorized)],
      commands: [.readStatus, .finish(.granted(.authorized))]
    ),
    Case(
      testDescription: "asked for the first time, and granted",
      inputs: [.start, status(.notDetermined), .confirmed, .answered(.authorized)],
      commands: [.readStatus, .show(.primer), .request, .finish(.granted(.authorized))]
    ),
    Case(
      testDescription: "no primer",
      policy: FlowPolicy(showsPrimer: false, sufficient: [.authorized]),
      inputs: [.start, status(.notDetermined), .answered(.denied)],
      commands: [.readStatus, .request, .finish(.refused(.denied))]
    ),
    Case(
      testDescription: "refused, and guided at once",
      policy: FlowPolicy(afterRefusal: .guide, sufficient: [.authorized]),
      inputs: [.start, status(.notDetermined), .confirmed, .answered(.denied), .cancelled],
      commands: [
        .readStatus, .show(.primer), .request, .show(.denied), .finish(.refused(.denied)),
      ]
    ),
    Case(
      testDescription: "refused before, and turned on in Settings",
      inputs: [.start, status(.denied), .confirmed, .returned, status(.authorized)],
      commands: [
        .readStatus, .show(.denied), .leave(.denied), .readStatus, .finish(.granted(.authorized)),
      ]
    ),
    Case(
      testDescription: "back from Settings without a change: told once is enough",
      inputs: [.start, status(.denied), .confirmed, .returned, status(.denied)],
      commands: [
        .readStatus, .show(.denied), .leave(.denied), .readStatus, .finish(.refused(.denied)),
      ]
    ),
    Case(
      testDescription: "withheld: informed, and no way to Settings",
      inputs: [.start, status(.restricted), .confirmed],
      commands: [.readStatus, .show(.restricted), .finish(.refused(.restricted))]
    ),
    Case(
      testDescription: "withheld: logged",
      policy: FlowPolicy(onRestriction: .log, sufficient: [.authorized]),
      inputs: [.start, status(.restricted)],
      commands: [.readStatus, .log(.refused(.restricted))]
    ),
    Case(
      testDescription: "withheld: silence",
      policy: FlowPolicy(onRestriction: .staySilent, sufficient: [.authorized]),
      inputs: [.start, status(.restricted)],
      commands: [.readStatus, .finish(.refused(.restricted))]
    ),
    Case(
      testDescription: "no such hardware",
      inputs: [.start, status(.unsupported), .confirmed],
      commands: [.readStatus, .show(.unsupported), .finish(.refused(.unsupported))]
    ),
    Case(
      testDescription: "Location Services off: before anything else",
      inputs: [.start, .status(.notDetermined, isServiceOff: true), .cancelled],
      commands: [.readStatus, .show(.serviceOff), .finish(.serviceOff)]
    ),
    Case(
      testDescription: "off and withheld: the switch would not help",
      inputs: [.start, .status(.restricted, isServiceOff: true)],
      commands: [.readStatus, .show(.restricted)]
    ),
    Case(
      testDescription: "refused before, and silent",
      policy: FlowPolicy(afterDenial: .staySilent, sufficient: [.authorized]),
      inputs: [.start, status(.denied)],
      commands: [.readStatus, .finish(.refused(.denied))]
    ),
    Case(
      testDescription: "back from Settings, and nobody looks",
      policy: FlowPolicy(checksOnReturn: false, sufficient: [.authorized]),
      inputs: [.start, status(.denied), .confirmed, .returned],
      commands: [.readStatus, .show(.denied), .leave(.denied), .finish(.refused(.denied))]
    ),
    Case(
      testDescription: "only selected photos: the picker first; who comes back has chosen",
      inputs: [.start, status(.limited), .confirmed, .returned, status(.limited)],
      commands: [
        .readStatus, .show(.limited), .leave(.limited), .readStatus, .finish(.granted(.limited)),
      ]
    ),
    Case(
      testDescription: "limited in Settings, where all was asked for: not a choice in the picker",
      inputs: [.start, status(.denied), .confirmed, .returned, status(.limited)],
      commands: [
        .readStatus, .show(.denied), .leave(.denied), .readStatus, .finish(.refused(.limited)),
      ]
    ),
    Case(
      testDescription: "a grant that can be widened once",
      facts: FlowFacts(situations: [.insufficient], widening: [.writeOnly]),
      inputs: [
        .start, status(.writeOnly), .answered(.writeOnly), .start, status(.writeOnly), .cancelled,
      ],
      commands: [
        .readStatus, .request, .finish(.refused(.writeOnly)), .readStatus, .show(.insufficient),
        .finish(.refused(.writeOnly)),
      ]
    ),
    Case(
      testDescription: "no answer",
      inputs: [.start, status(.notDetermined), .confirmed, .unanswered],
      commands: [.readStatus, .show(.primer), .request, .finish(.unanswered)]
    ),
    Case(
      testDescription: "an answer after the end, and a button that is gone",
      inputs: [.start, status(.authorized), .answered(.denied), .confirmed, .returned, .cancelled],
      commands: [.readStatus, .finish(.granted(.authorized)), nil, nil, nil, nil]
    ),
    Case(
      testDescription: "told while the alert is up, and not again",
      policy: FlowPolicy(timing: .duringAlert, sufficient: [.authorized]),
      inputs: [.start, status(.denied), .cancelled],
      commands: [.readStatus, .showAndTell(.denied, .refused(.denied)), .stop]
    ),
    Case(
      testDescription: "a status that the code does not know",
      policy: FlowPolicy(understood: [.authorized], sufficient: [.authorized]),
      inputs: [.start, status(.limited)],
      commands: [.readStatus, .stop]
    ),
    Case(
      testDescription: "a status that the code takes for a grant",
      policy: FlowPolicy(understood: [.authorized], onUnknown: .grant, sufficient: [.authorized]),
      inputs: [.start, status(.unsupported)],
      commands: [.readStatus, .finish(.granted(.unsupported))]
    ),
  ]

  @Test(arguments: cases)
  func `a flow does what it is told`(example: Case) {
    var flow = PermissionFlow()
    let commands = example.inputs.map {
      flow.handle($0, policy: example.policy, facts: example.facts)
    }
    #expect(commands == example.commands)
  }
}
