package import Diagnostics

/// The name that iOS shows for an app.
package struct DisplayName: Hashable, Sendable {
  /// The name, with its build variables put in.
  package let text: String
  /// Where the value stands that it came from; `nil` where it was given and stands in no file.
  package let location: SourceLocation?
}
