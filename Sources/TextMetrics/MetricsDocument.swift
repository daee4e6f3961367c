internal import ICU
internal import Resources

/// What a page needs to measure text as `TextMeasure` does, as plain values.
///
/// A grapheme cluster is as wide as the widest of its scalars; where it has several, and one is
/// wide, an emoji or U+FE0F, at least an em. A scalar has its advance in `chinese` where the language is
/// Chinese; a mark, a control, a format character and one that may be ignored (Mn, Me, Cc, Cf,
/// Default_Ignorable_Code_Point) has none; else the advance is in `advances`, else in `narrow`,
/// else it is that of `wide` or the unknown one.
package struct MetricsDocument: Sendable {
  package struct Face: Sendable {
    package let name: String
    /// Thousandths of an em, by character, in the order of the characters.
    package let advances: [(character: String, advance: Int)]
    /// Those that stand in their place where the language is Chinese.
    package let chinese: [(character: String, advance: Int)]
  }

  /// Points of each part of an alert at each text size.
  package struct Sizes: Sendable {
    package let name: String
    package let parts: [(name: String, size: Int)]
  }

  package let sizes: [Sizes]
  /// Points of an alert, by their names.
  package let alert: [(name: String, points: Int)]
  package let faces: [Face]
  package let wideAdvance = FontFace.em
  package let unknownAdvance = FontFace.unknownAdvance
  /// East Asian scalars that are no em wide.
  package let narrow: [(scalars: ClosedRange<UInt32>, advance: Int)]
  /// Scalars of two columns, and of an em.
  package let wide: [ClosedRange<UInt32>]

  package init() {
    sizes = TextSize.allCases.map { textSize in
      Sizes(
        name: textSize.rawValue,
        parts: AlertText.allCases.map { ($0.rawValue, $0.style.size(at: textSize)) }
      )
    }
    alert = [
      ("width", AlertDimensions.width(at: .default)),
      ("accessibilityWidth", AlertDimensions.width(at: .ax5)),
      ("padding", AlertDimensions.padding),
      ("buttonPadding", AlertDimensions.buttonPadding),
      ("verticalPadding", AlertDimensions.verticalPadding),
      ("buttonHeight", AlertDimensions.buttonHeight),
      ("cornerRadius", AlertDimensions.cornerRadius),
    ]
    faces = FontFace.allCases.map { face in
      Face(
        name: face.rawValue,
        advances: Self.entries(of: face.latin),
        chinese: Self.entries(of: face.chinese)
      )
    }
    narrow = AdvanceWidths.narrow
    wide = Self.wideRanges
  }

  private static func entries(of widths: AdvanceWidths) -> [(character: String, advance: Int)] {
    widths.runs.flatMap { run in
      run.advances.indices.compactMap { index in
        Unicode.Scalar(run.first + UInt32(index)).map {
          (String($0), Int(run.advances[index]))
        }
      }
    }
  }

  private static var wideRanges: [ClosedRange<UInt32>] {
    var ranges: [ClosedRange<UInt32>] = []
    // None is wide before Hangul, and none after the ideographs of plane 3.
    for value in UInt32(0x1100)...0x3FFFF {
      guard let scalar = Unicode.Scalar(value), scalar.columns == 2 else { continue }
      if let last = ranges.last, last.upperBound + 1 == value {
        ranges[ranges.count - 1] = last.lowerBound...value
      } else {
        ranges.append(value...value)
      }
    }
    return ranges
  }
}
