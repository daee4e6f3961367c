internal import Diagnostics

/// A string out of a file, and where it stands.
struct LocatedString {
  let value: String
  /// The place of the value, or the beginning of the file where its form has no places.
  let location: SourceLocation?

  /// Whether nothing is to be seen of the string.
  var isBlank: Bool { value.allSatisfy(\.isWhitespace) }
}
