internal import CopyChecks
internal import Diagnostics
internal import StringCatalogs

/// `alertcopy:ignore RULE, RULE: reason`, as it stands in a comment.
struct SuppressionComment: Hashable {
  /// What such a comment begins with.
  static let mark: StaticString = "alertcopy:ignore"

  let rules: [String]
  let reason: String

  /// Why a comment with the mark is no suppression.
  struct Fault: Error, Hashable {
    let message: String
    let advice: String
  }

  /// Reads what stands behind the mark, to the end of the line; `nil` where a text has no mark.
  ///
  /// - Throws: what is wrong with it.
  init?(in text: some StringProtocol) throws(Fault) {
    guard let start = text.firstRange(of: Self.mark.description) else { return nil }
    let line = text[start.upperBound...].prefix { !$0.isNewline }
    // Chinese keyboards write the colon of full width.
    let colon = line.firstIndex { $0 == ":" || $0 == "：" } ?? line.endIndex
    rules = line[..<colon].split(separator: ",").map { $0.trimmingSpaces }
    reason = line[colon...].dropFirst().trimmingSpaces
    if rules.isEmpty || rules.contains(where: \.isEmpty) {
      throw Fault(
        message: "“\(Self.mark)” names no rule",
        advice: "write \(Self.mark) RULE: reason"
      )
    }
    if let unknown = rules.first(where: { RuleCatalog.rule($0) == nil }) {
      throw .unknownRule(unknown)
    }
    if reason.isEmpty {
      throw Fault(
        message: "“\(Self.mark) \(rules.joined(separator: ", "))” gives no reason",
        advice: "write why behind a colon: \(Self.mark) \(rules[0]): reason"
      )
    }
  }
}

extension SuppressionComment.Fault {
  /// The name of no rule.
  static func unknownRule(_ name: String) -> Self {
    Self(message: "there is no rule “\(name)”", advice: "`alertcopy rules` lists all of them")
  }
}
