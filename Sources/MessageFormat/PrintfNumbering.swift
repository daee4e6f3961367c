/// Which placeholders are written with the number of their argument.
package enum PrintfNumbering: Hashable, Sendable {
  /// Those that had one, and those of named arguments, whose order only a list tells.
  ///
  /// Arguments named `arg1`, `arg2`… have their number in the name, and go without where they stand
  /// in order.
  case asWritten
  /// All.
  case always
}
