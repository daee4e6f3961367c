internal import CopyChecks

/// How a rule is turned off, and how one finding of it is suppressed.
struct SuppressionAdvice {
  private let rule: Rule

  init(_ rule: Rule) { self.rule = rule }

  var text: String {
    """
    Turn it off: --rule \(rule.id)=off, or "rules": { "\(rule.id)": "off" } in alertcopy.json.
    Suppress it for a key, in the comment on it: alertcopy:ignore \(rule.id): the reason
    Suppress it for a path, key or locale: under "suppress" in alertcopy.json, with a reason.
    """
  }
}
