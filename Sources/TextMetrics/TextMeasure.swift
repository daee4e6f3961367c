internal import ICU

/// Measures text in a face, at a size, in the fonts of a locale.
///
/// Kerning is left out: Inter's makes no text of ours 1.5 per cent narrower.
package struct TextMeasure: Sendable {
  package let face: FontFace
  /// The size of the font in points.
  package let size: Int
  package let stack: FontStack

  package init(_ face: FontFace, size: Int, _ stack: FontStack) {
    self.face = face
    self.size = size
    self.stack = stack
  }

  /// The width of a text in points, all of it in one line.
  package func width(of text: some StringProtocol) -> Double {
    points(text.reduce(0) { $0 + advance(of: $1) })
  }

  /// The width of a grapheme cluster in points.
  package func width(of character: Character) -> Double {
    points(advance(of: character))
  }

  /// The width of a scalar that stands by itself, in points.
  package func width(of scalar: Unicode.Scalar) -> Double {
    points(face.advance(of: scalar, in: stack))
  }

  /// Of several scalars in a cluster the widest counts: a base and its marks, an emoji of many.
  private func advance(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    let advances = scalars.lazy.map { face.advance(of: $0, in: stack) }
    guard scalars.count > 1 else { return advances.first ?? 0 }
    return max(advances.max() ?? 0, character.columns == 2 ? FontFace.em : 0)
  }

  private func points(_ advance: Int) -> Double {
    Double(advance * size) / Double(FontFace.em)
  }
}
