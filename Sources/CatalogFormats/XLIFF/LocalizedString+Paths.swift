internal import StringCatalogs

extension LocalizedString {
  /// The ways to all values of the string, in the order of the file, and to those plural cases that
  /// it lacks.
  ///
  /// - Parameter categories: The plural categories that every plural variation should have.
  /// - Returns: The ways, those to missing cases where Xcode would put them.
  func paths(completedWith categories: [String]) -> [UnitPath] {
    var paths = stringUnit == nil ? [] : [UnitPath.root]
    paths += variations.flatMap { $0.paths(completedWith: categories) }
    for substitution in substitutions {
      paths += substitution.variations.flatMap { $0.paths(completedWith: categories) }
        .map { UnitPath([.substitution(substitution.name)] + $0.steps) }
    }
    return paths
  }

  /// The string with no other values than those at the ways, and no variation that leads to none.
  func keeping(_ paths: Set<UnitPath>) -> LocalizedString? {
    var kept = self
    for (path, _) in units where !paths.contains(path) { kept[path] = nil }
    kept.variations = kept.variations.compactMap(\.withoutEmptyCases)
    kept.substitutions = kept.substitutions.compactMap { substitution in
      var substitution = substitution
      substitution.variations = substitution.variations.compactMap(\.withoutEmptyCases)
      return substitution.variations.isEmpty ? nil : substitution
    }
    return kept.units.isEmpty ? nil : kept
  }
}

extension LocalizedString.Variation {
  fileprivate func paths(completedWith categories: [String]) -> [UnitPath] {
    var names = cases.map(\.name)
    if kind == .plural {
      for category in categories where !names.contains(category) {
        // Where Xcode, which sorts them by name, would put it.
        names.insert(category, at: names.firstIndex { $0 > category } ?? names.endIndex)
      }
    }
    return names.flatMap { name in
      let string = cases.first { $0.name.isExactly(name) }?.string
      return (string?.paths(completedWith: categories) ?? [.root])
        .map { UnitPath([.variation(kind, name)] + $0.steps) }
    }
  }

  fileprivate var withoutEmptyCases: LocalizedString.Variation? {
    let full = cases.filter { !$0.string.units.isEmpty }
    return full.isEmpty ? nil : LocalizedString.Variation(kind, cases: full)
  }
}

extension UnitPath {
  /// The same way with the plural category `other` in the place of its last step; `nil` where that
  /// is none of a plural.
  var otherPlural: UnitPath? {
    guard case .variation(.plural, _)? = steps.last else { return nil }
    return UnitPath(steps.dropLast() + [.variation(.plural, "other")])
  }

  /// The plural category of the last step.
  var pluralCategory: String? {
    if case .variation(.plural, let category)? = steps.last { category } else { nil }
  }

  /// Whether a translator into a language with some plural categories has a use for the value;
  /// `zero` is a case that every language may have beside its own.
  func isAskedFor(_ categories: [String]) -> Bool {
    pluralCategory.map { categories.contains($0) || $0 == "zero" } ?? true
  }

  /// The name of the substitution that the way leads into.
  var substitution: String? {
    if case .substitution(let name)? = steps.first { name } else { nil }
  }
}
