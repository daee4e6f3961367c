/// Compares the placeholders of a translation with those of its source.
package enum PlaceholderComparison {
  /// A difference that makes a program show a wrong text, or crash.
  package enum Mismatch: Hashable, Sendable {
    /// The translation does not show an argument; the placeholder as the source has it, numbered
    /// where there are several.
    case missing(String)
    /// The translation shows an argument that the source does not have.
    case extra(String)
    /// An argument has another type.
    case otherType(source: String, translation: String)
    /// The order differs, and the placeholders have no numbers; as they should be, in their order.
    case unnumbered(expected: [String])
    /// Some placeholders have numbers and others do not.
    case mixedNumbers
    /// What looks like a placeholder and is none.
    case fault(String)
  }

  /// How a translation differs from its source, in the order of the strings.
  ///
  /// Placeholders are compared by argument, conversion and length (`%d`, `%ld` and `%lld` differ,
  /// `%i` and `%d` do not); flags, widths and precisions are the translator's.
  package static func mismatches(
    source: String,
    translation: String,
    _ dialect: PrintfDialect
  ) -> [Mismatch] {
    let source = PlaceholderSignature(of: source, dialect)
    return ExpectedPlaceholders([source]).mismatches(
      PlaceholderSignature(of: translation, dialect)
    )
  }
}

extension PlaceholderComparison.Mismatch: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let text): "the translation lacks \(text)"
    case .extra(let text): "the translation has \(text), which the source lacks"
    case .otherType(let source, let translation):
      "the translation has \(translation) where the source has \(source)"
    case .unnumbered(let expected):
      "the order differs from the source and the placeholders have no numbers; write "
        + expected.joined(separator: " … ")
    case .mixedNumbers: "some placeholders have numbers and others do not"
    case .fault(let text):
      "“\(text)” is no placeholder; write the whole placeholder, or %% for a percent sign"
    }
  }
}
