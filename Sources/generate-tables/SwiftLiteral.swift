internal import AlertModel

/// Values as Swift source.
enum SwiftLiteral {
  static func text(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  static func version(_ version: OSVersion) -> String {
    "OSVersion(major: \(version.major)"
      + (version.minor == 0 ? ")" : ", minor: \(version.minor))")
  }

  static func versions(from: OSVersion, to: OSVersion?) -> String {
    "OSVersionRange(from: \(version(from)), to: \(to.map(version) ?? "nil"))"
  }

  static func banner(source: String) -> String {
    """
    // Generated from \(source) by make tables. Do not edit.
    // swift-format-ignore-file
    """
  }
}
