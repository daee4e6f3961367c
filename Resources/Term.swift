package import AlertModel

/// What the OS calls a thing on its screens, in the versions in which it does.
///
/// The source and the confidence of each stand in `terms.json`.
package struct Term: Sendable {
  /// Stable identifier, for example `row.camera`.
  package let id: String
  /// The OS versions that use the names.
  package let versions: OSVersionRange
  /// Names by locale tag; a locale in which nobody has seen the name is left out.
  package let names: [(locale: String, name: String)]

  init(_ id: String, _ versions: OSVersionRange, _ names: [(locale: String, name: String)]) {
    self.id = id
    self.versions = versions
    self.names = names
  }

  /// What the OS of a version calls a thing in a locale.
  ///
  /// - Returns: `nil` where nobody has seen the name. A name of another version or locale is no
  ///   answer: Hong Kong's words are not Taiwan's.
  package static func name(_ id: String, locale: String, version: OSVersion) -> String? {
    for term in all where term.id == id && term.versions.contains(version) {
      for entry in term.names where entry.locale == locale { return entry.name }
    }
    return nil
  }
}
