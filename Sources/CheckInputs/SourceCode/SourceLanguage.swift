/// A language of source code that requests are looked for in.
package enum SourceLanguage: Hashable, Sendable {
  case swift
  /// Objective-C, with or without C++.
  case objectiveC
}
