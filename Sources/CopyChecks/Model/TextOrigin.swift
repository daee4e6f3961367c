/// Where a text stands in a file, so that a place in the text is a place in the file.
package struct TextOrigin: Hashable, Sendable {
  /// How a file writes the characters of a text.
  package enum Escaping: UInt8, Sendable {
    /// As they are.
    case none
    /// JSON (RFC 8259).
    case json
    /// Between quotation marks in a .strings file.
    case oldStyle
    /// XML, with character references.
    case xml
    /// Android's resources: XML, and within it backslashes and quotation marks.
    case android
    /// In a way in which places in the text are not known; the whole of it is shown.
    case opaque
  }

  /// The file, as an index into those of the project.
  package let file: Int32
  package let escaping: Escaping
  private let start: UInt32
  private let end: UInt32

  package init(file: Int, range: Range<Int>, escaping: Escaping) {
    self.file = Int32(truncatingIfNeeded: file)
    self.escaping = escaping
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    end = UInt32(truncatingIfNeeded: range.upperBound)
  }

  /// The text as it stands in the file, without the marks around it: offsets in the file's text.
  package var range: Range<Int> { Int(start)..<Int(end) }
}
