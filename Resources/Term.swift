package import AlertModel

/// What the OS calls a thing on its screens, in the versions in which it does.
package struct Term: Sendable {
  /// How sure a name is.
  package enum Confidence: String, Sendable {
    /// Read in Apple's own strings, in a public repository.
    case appleString
    /// Told by people who use the OS.
    case community
  }

  /// Stable identifier, for example `row.camera`.
  package let id: String
  /// The OS versions that use the names.
  package let versions: OSVersionRange
  /// Names by locale tag; a locale in which nobody has seen the name is left out.
  package let names: [(locale: String, name: String)]

  /// How sure the names are.
  package let confidence: Confidence
  /// Where they were read.
  package let source: String

  init(
    _ id: String,
    _ versions: OSVersionRange,
    _ names: [(locale: String, name: String)],
    _ confidence: Confidence,
    _ source: String
  ) {
    self.id = id
    self.versions = versions
    self.names = names
    self.confidence = confidence
    self.source = source
  }

  /// The name in a locale, where somebody has seen it.
  package func name(in locale: String) -> String? {
    for entry in names where entry.locale == locale { return entry.name }
    return nil
  }

  /// What the OS of a version calls a thing in a locale.
  ///
  /// - Returns: `nil` where nobody has seen the name. A name of another version or locale is no
  ///   answer: Hong Kong's words are not Taiwan's.
  package static func name(_ id: String, locale: String, version: OSVersion) -> String? {
    for term in all where term.id == id && term.versions.contains(version) {
      if let name = term.name(in: locale) { return name }
    }
    return nil
  }
}
