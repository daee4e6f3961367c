/// Advance widths of a face of a font, in thousandths of an em.
///
/// They are facts about Inter and Noto Sans CJK; `advance-widths.json` names the versions and the
/// licence.
package struct AdvanceWidths: Sendable {
  /// The advances of scalars that follow one another.
  package struct Run: Sendable {
    package let first: UInt32
    package let advances: [UInt16]

    init(_ first: UInt32, _ advances: [UInt16]) {
      self.first = first
      self.advances = advances
    }
  }

  /// In the order of their scalars.
  package let runs: [Run]

  init(_ runs: [Run]) {
    self.runs = runs
  }

  /// The advance of a scalar, where the face has it.
  package subscript(scalar: Unicode.Scalar) -> Int? {
    for run in runs {
      guard scalar.value >= run.first else { return nil }
      let index = Int(scalar.value - run.first)
      if index < run.advances.count { return Int(run.advances[index]) }
    }
    return nil
  }
}
