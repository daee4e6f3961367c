/// What a tool tells the shell.
package enum ExitCode: Int32, Sendable {
  case success = 0
  /// Findings, or an expectation that failed.
  case findings = 1
  /// Arguments that it cannot take, or input that it cannot read.
  case usage = 2
}
