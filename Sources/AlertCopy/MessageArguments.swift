/// The values that the arguments of a message stand for.
protocol MessageArguments {
  /// The value of an argument, or why it has none.
  func value(of argument: Substring) -> Result<String, MissingArgument>
}

/// Why an argument has no value.
struct MissingArgument: Error {
  /// What to tell; `nil` where no message should have the argument.
  let note: AlertNote?
}
