/// Whether a text is in the other script as a whole.
enum ScriptDensity {
  /// Whether most of the characters that belong to one script alone belong to the other one.
  static func isForeign(_ text: ScannedText, _ isTraditional: Bool) -> Bool {
    let (own, other): (TextFeatures, TextFeatures) =
      isTraditional ? (.traditionalOnly, .simplifiedOnly) : (.simplifiedOnly, .traditionalOnly)
    guard text.features.contains(other) else { return false }
    var balance = 0
    for scalar in text.scalars where scalar.cls == .han {
      let features = HanTable.features(of: scalar.value.value)
      if features.contains(other) { balance += 1 }
      if features.contains(own) { balance -= 1 }
    }
    return balance > 0
  }
}
