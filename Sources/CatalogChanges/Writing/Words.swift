internal import StringCatalogs

extension UnitPath {
  /// A place in a locale, for a person: `fr`, `fr plural.one`.
  func words(in locale: String?) -> String {
    [locale?.visible, steps.isEmpty ? nil : identifier.visible].compactMap(\.self)
      .joined(separator: " ")
  }
}

extension LocalizedString.StringUnit.State? {
  /// The state as the file names it.
  var words: String { self?.rawValue.visible ?? "no state" }
}

extension Int {
  /// The number with its noun: `1 key`, `2 keys`.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension Sequence where Element == (Int, String) {
  /// The counts that are not zero, in words.
  var words: String {
    filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}
