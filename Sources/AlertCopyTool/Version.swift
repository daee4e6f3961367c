internal import ICU

/// The versions of the tool and of the library that formats its messages.
enum Version {
  static let number = "0.1.0"

  static var text: String { "alertcopy \(number) (ICU \(ICUVersion.current))\n" }
}
