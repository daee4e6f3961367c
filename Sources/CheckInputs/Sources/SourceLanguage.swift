/// A language of source code that requests are looked for in.
package enum SourceLanguage: Hashable, Sendable {
  case swift
  /// Objective-C, with or without C++.
  case objectiveC

  /// The language of a file by its name; `nil` where it is none that is read.
  package init?(fileName: String) {
    let ending = fileName.split(separator: ".", omittingEmptySubsequences: false).last
    switch ending {
    case "swift": self = .swift
    case "m", "mm", "h": self = .objectiveC
    default: return nil
    }
  }
}
