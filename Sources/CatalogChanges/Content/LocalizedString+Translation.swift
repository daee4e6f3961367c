package import StringCatalogs

extension LocalizedString {
  /// Sets a value, with the arguments that the source says where its substitution is not there.
  package mutating func set(
    _ unit: StringUnit,
    at path: UnitPath,
    _ source: LocalizedString
  ) {
    if case .substitution(let name) = path.steps.first,
      !substitutions.contains(where: { $0.name == name }),
      var substitution = source.substitutions.first(where: { $0.name == name })
    {
      substitution.variations = []
      substitutions.append(substitution)
    }
    self[path] = unit
  }
}
