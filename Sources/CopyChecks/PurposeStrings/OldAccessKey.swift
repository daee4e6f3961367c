internal import Diagnostics

/// A key of iOS 16 that says why an app asks, with those that iOS 17 reads instead.
struct OldAccessKey: Sendable {
  let name: String
  let successors: [String]

  /// Tells by a rule where an app has the old key and none of the new ones.
  func report(_ rule: Rule, in project: CheckedProject, _ findings: inout FindingSink) {
    for infoPlist in project.infoPlists where infoPlist.isOfApplication {
      let keys = InfoPlistKeys(infoPlist)
      guard keys.has(name), !successors.contains(where: keys.has) else { continue }
      findings.add(
        rule,
        at: keys.origin(name),
        "iOS 17 and later do not read this key, and deny access without asking. Add "
          + "\(successors.joined(separator: " or ")).",
        key: name
      )
    }
  }
}
