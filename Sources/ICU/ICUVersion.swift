internal import CICU

/// The version of the ICU that the package was built with.
package enum ICUVersion {
  /// For example `72.1`.
  package static var current: String { unsafe String(cString: cicu_version()) }
}
