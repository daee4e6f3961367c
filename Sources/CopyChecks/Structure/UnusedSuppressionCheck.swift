internal import Diagnostics

/// A suppression that suppresses nothing.
///
/// It finds nothing by itself: what a suppression is for is known when all other checks have run.
struct UnusedSuppressionCheck: Check {
  static let rule = Rule(
    "unused-suppression",
    .structure,
    .warning,
    summary: "A suppression suppresses nothing.",
    rationale: """
      What it was for has been mended, or its rule or its key has another name now. It would hide \
      the next fault of that kind.
      """,
    source: "Every linter that can be told to be silent has learned to tell this (our decision).",
    example: .files(
      before: [
        .init(
          "en.lproj/Localizable.strings",
          """
          /* alertcopy:ignore repeated-punctuation: the brand is written so */
          "welcome" = "Welcome to Rokk";

          """
        )
      ],
      after: [
        .init(
          "en.lproj/Localizable.strings",
          """
          "welcome" = "Welcome to Rokk";

          """
        )
      ]
    )
  )

  private let options: CheckOptions

  init(_ options: CheckOptions) { self.options = options }

  /// Findings of suppressions that suppressed nothing.
  ///
  /// One whose rule is turned off may be needed when the rule is on.
  func findings(_ unused: [Suppression], in project: CheckedProject) -> [Finding] {
    guard let severity = options.severity(of: Self.rule) else { return [] }
    return unused.compactMap { suppression in
      guard let rule = RuleCatalog.rule(suppression.rule), options.severity(of: rule) != nil else {
        return nil
      }
      return Finding(
        rule: Self.rule.id,
        severity: severity,
        file: suppression.file,
        range: suppression.range,
        message: "“\(suppression.rule)” finds nothing here; remove the suppression"
      )
    }
  }
}
