package import AlertModel

/// What a text is in the alerts of an app, as far as its key and its comment tell.
package struct TextRole: Hashable, Sendable {
  /// Which part of an alert it is.
  package enum Part: Hashable, Sendable {
    case title
    case message
    case button
    /// A value of Info.plist that says why the app asks.
    case purposeString
    /// The name of the app.
    case displayName
    /// Anything else.
    case other
  }

  package var part: Part
  /// The alert that it is a part of, where it is one about a permission.
  package var situation: Situation?
  /// Whether it is about a permission at all.
  package var isAboutPermission: Bool

  package init(_ part: Part, situation: Situation? = nil, isAboutPermission: Bool = false) {
    self.part = part
    self.situation = situation
    self.isAboutPermission = isAboutPermission
  }
}
