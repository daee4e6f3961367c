/// A percent sign in a printf string, with all that belongs to it.
package enum PrintfToken: Hashable, Sendable {
  case placeholder(PrintfPlaceholder)
  /// `%%`, a percent sign as text.
  case percent(Range<Int>)
  /// What looks like a placeholder and is none, or is one that hardly anyone meant.
  case fault(PrintfFault)

  /// Where it stands, in UTF-8 code units of the string.
  package var range: Range<Int> {
    switch self {
    case .placeholder(let placeholder): placeholder.range
    case .percent(let range): range
    case .fault(let fault): fault.range
    }
  }

  /// The placeholder that it is.
  package var placeholder: PrintfPlaceholder? {
    if case .placeholder(let placeholder) = self { placeholder } else { nil }
  }
}

/// A percent sign that starts no placeholder.
package struct PrintfFault: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Nothing follows that a placeholder could go on with: `100%`, `5%)`.
    case lonePercent
    /// It starts as a placeholder and has no type: `%1`, `%1$`, `%-5`.
    case lostConversion
    /// The type is a letter that the dialect does not know: `%y`.
    case unknownConversion(Character)
    /// Prose that printf reads as a placeholder: `5% of` holds `% o`.
    case prose(conversion: String)
  }

  package var kind: Kind
  /// Where it stands, in UTF-8 code units of the string.
  package var range: Range<Int>

  package init(_ kind: Kind, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
