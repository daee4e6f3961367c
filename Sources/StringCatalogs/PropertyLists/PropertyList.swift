package import Diagnostics

/// A property list in any of Apple's forms: old-style text, XML or binary.
package struct PropertyList: Sendable {
  package let file: String
  package let root: PropertyListValue
  /// The text; `nil` where the property list is binary.
  private let text: SourceText?

  /// Reads a property list; text without any value is an empty dictionary.
  ///
  /// - Throws: a diagnostic, with line and column where the form has them.
  package init(parsing bytes: [UInt8], file: String) throws(Diagnostic) {
    self.file = file
    guard !bytes.starts(with: "bplist".utf8) else {
      text = nil
      root = try BinaryPropertyListReader.read(bytes, file: file)
      return
    }
    let text = try SourceText(decoding: bytes, file: file)
    self.text = text
    root =
      XMLPropertyListReader.isXML(text.utf8)
      ? try XMLPropertyListReader.read(text) : try OldStylePropertyListReader.read(text)
  }

  /// The place of a value or key; the beginning of the file where it has none.
  package func location(offset: Int?) -> SourceLocation {
    guard let text, let offset else { return SourceLocation(file: file, line: 1, column: 1) }
    return text.location(offset: offset)
  }

  /// The dictionary that such a file is.
  ///
  /// - Throws: a diagnostic where the property list is something else.
  package func members() throws(Diagnostic) -> [PropertyListValue.Member] {
    guard let members = root.members else {
      throw Diagnostic(
        .error,
        at: location(offset: root.offset),
        "the property list should be a dictionary",
        advice: "restore the file"
      )
    }
    return members
  }
}
