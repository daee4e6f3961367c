/// A size that a person has chosen for all text: three of Dynamic Type's twelve.
package enum TextSize: String, CaseIterable, Sendable {
  /// Large, which a device comes with.
  case `default`
  /// The largest that is no accessibility size.
  case xxxLarge
  /// The largest of all.
  case ax5

  /// Whether it is one of the accessibility sizes.
  package var isAccessibilitySize: Bool { self == .ax5 }
}
