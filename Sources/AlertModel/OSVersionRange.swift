/// The OS versions from one to another, both included, minor versions of the last one too.
package struct OSVersionRange: Hashable, Sendable {
  package let from: OSVersion
  /// `nil` for every version from the first one on.
  package let to: OSVersion?

  package init(from: OSVersion, to: OSVersion?) {
    self.from = from
    self.to = to
  }

  /// Whether the version is in the range; one that ends with 17 holds 17.6.
  package func contains(_ version: OSVersion) -> Bool {
    guard version >= from else { return false }
    guard let to else { return true }
    return version <= to || (to.minor == 0 && version.major == to.major)
  }
}

extension OSVersionRange: CustomStringConvertible {
  /// `10 to 17`, `18 and later`.
  package var description: String {
    guard let to else { return "\(from) and later" }
    return to == from ? "\(from)" : "\(from) to \(to)"
  }
}
