package import Diagnostics

/// What a check found: where, and why it is a fault.
package struct Finding: Hashable, Sendable {
  /// The name of the rule.
  package var rule: String
  package var severity: Severity
  /// The file, as an index into those of the project.
  package var file: Int
  /// The text at fault: offsets in the file's text as UTF-8.
  package var range: Range<Int>
  /// What is wrong and what to do, in a sentence or two.
  package var message: String
  /// The key of the string, where it is one's.
  package var key: String?
  /// The locale of the string, as the file spells it.
  package var locale: String?
  /// What makes it right without a change of meaning, where that is sure.
  package var fix: [TextEdit]
  /// What a file may do throughout, so that it is told once: see ``Habits``.
  package var habit: String?

  package init(
    rule: String,
    severity: Severity,
    file: Int,
    range: Range<Int>,
    message: String,
    key: String? = nil,
    locale: String? = nil,
    fix: [TextEdit] = [],
    habit: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.file = file
    self.range = range
    self.message = message
    self.key = key
    self.locale = locale
    self.fix = fix
    self.habit = habit
  }
}
