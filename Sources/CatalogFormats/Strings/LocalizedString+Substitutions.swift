internal import StringCatalogs

extension LocalizedString {
  /// Moves the substitutions of all cases to the string itself, where String Catalogs have them.
  ///
  /// Different ones of one name get the names of their cases added.
  mutating func raiseSubstitutions() {
    for variation in variations.indices {
      for item in variations[variation].cases.indices {
        var inner = variations[variation].cases[item].string
        inner.raiseSubstitutions()
        let suffix = "_" + variations[variation].cases[item].name
        inner.rename(Self.newNames(for: inner.substitutions, beside: substitutions, suffix: suffix))
        for substitution in inner.substitutions where !substitutions.contains(substitution) {
          substitutions.append(substitution)
        }
        inner.substitutions = []
        variations[variation].cases[item].string = inner
      }
    }
  }

  /// New names for those that would take the name of a different one.
  private static func newNames(
    for inner: [Substitution],
    beside outer: [Substitution],
    suffix: String
  ) -> [String: String] {
    var names: [String: String] = [:]
    let taken = Dictionary(outer.map { ($0.name, $0) }) { first, _ in first }
    for substitution in inner {
      guard let other = taken[substitution.name], other != substitution else { continue }
      var name = substitution.name + suffix
      while taken[name] != nil || inner.contains(where: { $0.name == name }) { name += suffix }
      names[substitution.name] = name
    }
    return names
  }

  private mutating func rename(_ names: [String: String]) {
    guard !names.isEmpty else { return }
    for (path, unit) in units {
      var unit = unit
      unit.value = StringsdictText(unit.value).replacingReferences { name, number in
        (names[name] ?? name, number)
      }
      self[path] = unit
    }
    for index in substitutions.indices {
      substitutions[index].name = names[substitutions[index].name] ?? substitutions[index].name
    }
  }
}
