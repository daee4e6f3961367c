package import CopyChecks
package import StringCatalogs

/// Which of a string's texts a finding is about, and which piece of it.
package struct FindingPlace: Sendable {
  /// Longer pieces of a text show nothing that the text itself does not.
  private static let longestFragment = 60

  /// The variation; `nil` where the finding is about none of the texts.
  package let path: UnitPath?
  /// The piece at fault, where it is less than the whole text and short.
  package let fragment: String?

  package init(of finding: Finding, in entry: CheckedEntry, _ file: CheckedFile) {
    let range = finding.range
    let text = entry.texts.first { text in
      let own = text.origin.range
      return own.lowerBound <= range.lowerBound && range.upperBound <= own.upperBound
        && text.origin != entry.keyOrigin
    }
    path = text?.path
    fragment = text.flatMap { Self.fragment(of: $0, at: range, in: file) }
  }

  private static func fragment(
    of text: CheckedText,
    at range: Range<Int>,
    in file: CheckedFile
  ) -> String? {
    guard !range.isEmpty, range != text.origin.range else { return nil }
    guard let fragment = JSONFile.string(written: file.utf8[range]),
      fragment.count < longestFragment, text.text.contains(fragment)
    else { return nil }
    return fragment
  }
}
