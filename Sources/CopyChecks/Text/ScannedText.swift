internal import ICU
internal import MessageFormat

/// A text, character by character, with what each is; what belongs to the syntax of a message is
/// told from what a person reads.
package struct ScannedText: Sendable {
  /// A character, its class and its place.
  package struct Scalar: Hashable, Sendable {
    package let value: Unicode.Scalar
    package var cls: CharacterClass
    /// Offset in the text as UTF-8.
    package let offset: Int

    package var end: Int { offset + UTF8.width(value) }
  }

  package let text: String
  package let features: TextFeatures
  package let scalars: [Scalar]

  package init(_ text: String, syntax: CheckedCatalog.Syntax) {
    self.init(text, features: FeatureScanner.features(of: text), syntax: syntax)
  }

  init(_ text: String, features: TextFeatures, syntax: CheckedCatalog.Syntax) {
    self.text = text
    self.features = features
    var scalars: [Scalar] = []
    scalars.reserveCapacity(text.utf8.count)
    var offset = 0
    for value in text.unicodeScalars {
      scalars.append(Scalar(value: value, cls: CharacterClass(value.value), offset: offset))
      offset += UTF8.width(value)
    }
    if !features.isDisjoint(with: [.percent, .brace, .markup, .latin]) {
      let ranges = SyntaxRanges.ranges(in: text, features: features, syntax: syntax)
      scalars = Self.marking(ranges, in: scalars)
    }
    self.scalars = scalars
  }

  private static func marking(
    _ ranges: [(range: Range<Int>, cls: CharacterClass)],
    in scalars: [Scalar]
  ) -> [Scalar] {
    var scalars = scalars
    for (range, cls) in ranges {
      var index = scalars.partitioningIndex { $0.offset >= range.lowerBound }
      while index < scalars.count, scalars[index].offset < range.upperBound {
        scalars[index].cls = cls
        index += 1
      }
    }
    return scalars
  }

  /// The range in UTF-8 of some of the characters.
  package func range(of indices: Range<Int>) -> Range<Int> {
    guard let first = scalars[indices].first, let last = scalars[indices].last else {
      let offset =
        indices.lowerBound < scalars.count
        ? scalars[indices.lowerBound].offset : text.utf8.count
      return offset..<offset
    }
    return first.offset..<last.end
  }

  /// The characters of a range of UTF-8 as text.
  package subscript(range: Range<Int>) -> Substring {
    let utf8 = text.utf8
    return text[
      utf8.index(
        utf8.startIndex,
        offsetBy: range.lowerBound
      )..<utf8.index(
        utf8.startIndex,
        offsetBy: range.upperBound
      )
    ]
  }
}

extension Array {
  /// The first index whose element meets a condition that all later ones meet, too.
  fileprivate func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var (start, end) = (0, count)
    while start < end {
      let middle = (start + end) / 2
      if condition(self[middle]) { end = middle } else { start = middle + 1 }
    }
    return start
  }
}
