package import StringCatalogs

extension PlaceholderComparison {
  /// A mismatch in one value of a localized string.
  package struct UnitMismatch: Hashable, Sendable {
    package var path: UnitPath
    package var mismatch: Mismatch
  }

  /// How the values of a translation differ from those of its source.
  ///
  /// A translation may vary where the source does not and the other way round. A plural case may
  /// leave its number out, and the strings of a substitution need not show every argument.
  package static func mismatches(
    source: LocalizedString,
    translation: LocalizedString,
    _ dialect: PrintfDialect = .foundation
  ) -> [UnitMismatch] {
    let expected = source.signatures(dialect)
    let whole = ExpectedPlaceholders(expected.filter { !$0.isPart }.map(\.signature))
    let any = ExpectedPlaceholders(expected.map(\.signature))
    return translation.signatures(dialect).flatMap { item in
      (item.isPart ? any : whole).mismatches(
        item.signature,
        isPart: item.isPart,
        mayOmitNumbers: item.path.isInPlural
      ).map { UnitMismatch(path: item.path, mismatch: $0) }
    }
  }
}

extension LocalizedString {
  /// The signature of a value, and whether it is that of a substitution.
  fileprivate struct UnitSignature {
    var path: UnitPath
    var signature: PlaceholderSignature
    var isPart: Bool
  }

  fileprivate func signatures(_ dialect: PrintfDialect) -> [UnitSignature] {
    let positions = substitutionPositions
    return units.map { path, unit in
      guard case .substitution(let name) = path.steps.first else {
        return UnitSignature(
          path: path,
          signature: PlaceholderSignature(
            of: unit.value,
            dialect,
            substitutions: substitutions
          ),
          isPart: false
        )
      }
      var signature = PlaceholderSignature(
        of: unit.value,
        dialect,
        first: positions[name] ?? 1,
        substitutions: substitutions
      )
      // Every substitution has its number.
      signature.items.removeAll { $0.key == .number }
      return UnitSignature(path: path, signature: signature, isPart: true)
    }
  }
}

extension UnitPath {
  fileprivate var isInPlural: Bool {
    steps.contains { if case .variation(.plural, _) = $0 { true } else { false } }
  }
}
