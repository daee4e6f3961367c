package import Diagnostics

/// What a format cannot hold: a warning for what is lost beside the strings, an error for a string
/// that had to be left out.
package struct Loss: Hashable, Sendable, CustomStringConvertible {
  package let severity: Severity
  /// What it is of: a key, a key in a locale, or a table.
  package let subject: String
  /// What is said of it, the same for all that it happens to.
  package let what: String
  package let advice: String?

  init(_ severity: Severity, of subject: String, _ what: String, advice: String? = nil) {
    self.severity = severity
    self.subject = subject
    self.what = what
    self.advice = advice
  }

  /// A key, or what a locale has for it, as a subject.
  static func name(of key: String, in locale: String?) -> String {
    locale.map { "“\(key)” in \($0)" } ?? "“\(key)”"
  }

  /// What is lost, with its subject.
  package var message: String { "\(subject)\(what)" }

  package var description: String { Diagnostic(severity, message, advice: advice).description }
}

extension [Loss] {
  /// The losses with a line for each kind, which names the first few that it happens to; strings that
  /// were left out are named all.
  package var summary: [Diagnostic] {
    var order: [Loss] = []
    var subjects: [Kind: [String]] = [:]
    for loss in self {
      let kind = Kind(loss)
      if subjects[kind] == nil { order.append(loss) }
      subjects[kind, default: []].append(loss.subject)
    }
    return order.map { loss in
      let names = subjects[Kind(loss)] ?? []
      let shown = loss.severity == .error ? names.count : 3
      let others = names.count > shown ? " and \(names.count - shown) others" : ""
      return Diagnostic(
        loss.severity,
        names.prefix(shown).joined(separator: ", ") + others + loss.what,
        advice: loss.advice
      )
    }
  }

  /// What losses of one kind have in common.
  private struct Kind: Hashable {
    let severity: Severity
    let what: String
    let advice: String?

    init(_ loss: Loss) {
      severity = loss.severity
      what = loss.what
      advice = loss.advice
    }
  }
}
