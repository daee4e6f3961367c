internal import ICU
internal import Resources

/// A weight of the fonts that stand for those of iOS, with what each character takes of an em.
///
/// Inter stands for San Francisco, Noto Sans CJK for PingFang. Noto Sans CJK has no semibold here,
/// so it takes Bold, as a browser does.
package enum FontFace: String, CaseIterable, Sendable {
  case regular
  case semibold

  /// The unit of advances is a thousandth of it.
  package static let em = 1000
  /// What a character of another alphabet is taken for: a letter of Inter on average.
  package static let unknownAdvance = 600

  /// The weight as CSS numbers it.
  package var weight: Int {
    switch self {
    case .regular: 400
    case .semibold: 600
    }
  }

  /// Thousandths of an em that a character takes.
  package func advance(of scalar: Unicode.Scalar, in stack: FontStack) -> Int {
    // Most of all text needs no more than this.
    if scalar.value < 0x7F, let advance = latin[scalar] { return advance }
    if 0x4E00...0x9FFF ~= scalar.value { return Self.em }
    if stack.isChinesePunctuation(scalar) { return chinese[scalar] ?? Self.em }
    if scalar.columns == 0 { return 0 }
    if let advance = latin[scalar] ?? Self.narrowAdvance(of: scalar) { return advance }
    return scalar.columns == 2 ? Self.em : Self.unknownAdvance
  }

  var latin: AdvanceWidths {
    switch self {
    case .regular: .regular
    case .semibold: .semibold
    }
  }

  /// The punctuation that stands in Latin text and in Chinese text, as the latter has it.
  var chinese: AdvanceWidths {
    switch self {
    case .regular: .chineseRegular
    case .semibold: .chineseBold
    }
  }

  /// East Asian characters that are not an em wide.
  private static func narrowAdvance(of scalar: Unicode.Scalar) -> Int? {
    AdvanceWidths.narrow.first { $0.scalars.contains(scalar.value) }?.advance
  }
}
