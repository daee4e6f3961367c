internal import StringCatalogs

extension LocalizedString {
  /// The argument of each substitution, as it says or as the first value that has it tells.
  var substitutionPositions: [String: Int] {
    var positions: [String: Int] = [:]
    for (_, unit) in units {
      let placeholders = unit.value.placeholders(.foundation)
      let uses = PrintfArguments(of: placeholders, substitutions: substitutions.arguments).uses
      for use in uses {
        guard case .reference(let name) = use.placeholder.kind, positions[name] == nil else {
          continue
        }
        positions[name] = use.argument
      }
    }
    return positions.merging(substitutions.arguments) { $1 }
  }
  /// The placeholder of each argument: the first one that shows it, or a substitution's.
  var placeholders: [Int: PrintfPlaceholder] {
    let positions = substitutionPositions
    var placeholders: [Int: PrintfPlaceholder] = [:]
    for substitution in substitutions {
      guard let position = positions[substitution.name] else { continue }
      placeholders[position] = substitution.placeholder
    }
    for (path, unit) in units {
      var first = 1
      if case .substitution(let name) = path.steps.first { first = positions[name] ?? 1 }
      let uses = PrintfArguments(
        of: unit.value.placeholders(.foundation),
        first: first,
        substitutions: substitutions.arguments
      ).uses
      for use in uses where use.placeholder.kind == .argument {
        guard placeholders[use.argument] == nil else { continue }
        placeholders[use.argument] = use.placeholder
      }
    }
    return placeholders
  }
}

extension LocalizedString.Substitution {
  /// The placeholder of its number.
  var placeholder: PrintfPlaceholder? {
    formatSpecifier.flatMap { PrintfDialect.foundation.format($0).placeholder(.foundation) }
  }
}

extension [LocalizedString.Substitution] {
  /// The arguments of those that say theirs.
  var arguments: [String: Int] {
    [:].merging(compactMap { item in item.argNum.map { (item.name, $0) } }) { first, _ in first }
  }
}
