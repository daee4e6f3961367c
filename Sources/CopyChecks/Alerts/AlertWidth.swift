internal import TextMetrics

/// How much room a text has in an alert of iOS at the default text size, in points.
///
/// It is measured in Inter and Noto Sans CJK; Apple’s Latin letters are a little narrower, so a
/// button may fill its half to the edge. At larger text sizes iOS stacks buttons and gives titles
/// more lines as a matter of course: they are not judged.
struct AlertWidth {
  /// The room of a line of the title.
  static let titleLine = Double(AlertDimensions.lineWidth(at: .default))
  /// A button beside another one.
  static let button = Double(AlertDimensions.width(at: .default)) / 2

  private let measure: TextMeasure

  /// The width of a part of an alert in a locale.
  init(_ part: AlertText, locale: String) {
    measure = part.measure(locale: locale)
  }

  /// The lines that words take: as many words in each as have room, a break in Chinese anywhere.
  func lines(of text: ScannedText) -> Int {
    var lines = 1
    var used = 0.0
    var word = 0.0
    func place() {
      if used + word > Self.titleLine {
        lines += 1
        used = 0
      }
      used += word
      word = 0
    }
    for scalar in text.scalars {
      let width = width(of: scalar)
      switch scalar.cls {
      case .lineEnd:
        place()
        lines += 1
        used = 0
      case .space:
        place()
        used += width
      case .han, .fullWidthMark:
        place()
        word = width
        place()
      default: word += width
      }
    }
    place()
    return lines
  }

  /// The width of a text in one line.
  func points(of text: ScannedText) -> Double {
    text.scalars.reduce(0) { $0 + width(of: $1) }
  }

  /// What stands for a placeholder is not known; it may be a letter.
  private func width(of scalar: ScannedText.Scalar) -> Double {
    scalar.cls == .placeholder ? 0 : measure.width(of: scalar.value)
  }
}
