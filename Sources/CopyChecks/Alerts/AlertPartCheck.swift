/// A check of one part of alerts about permissions; it never sees another text.
protocol AlertPartCheck: TextCheck {
  /// The part of an alert that it is about.
  var part: TextRole.Part { get }
}

extension AlertPartCheck {
  package var isAboutPermissions: Bool { true }

  package func concerns(_ text: String, _ role: TextRole, _ features: TextFeatures) -> Bool {
    role.part == part
  }
}
