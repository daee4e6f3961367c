internal import Diagnostics
internal import Synchronization

/// The text of a file, whose lines are looked for when somebody asks: a large file without findings
/// needs none.
final class LazySourceText: Sendable {
  private let utf8: [UInt8]
  private let file: String
  private let hasByteOrderMark: Bool
  private let made: Mutex<SourceText?>

  /// A text that is at hand.
  init(_ text: SourceText) {
    utf8 = text.utf8
    file = text.file
    hasByteOrderMark = text.hasByteOrderMark
    made = Mutex(text)
  }

  /// A text that is to be made of UTF-8.
  init(_ utf8: [UInt8], file: String, hasByteOrderMark: Bool) {
    self.utf8 = utf8
    self.file = file
    self.hasByteOrderMark = hasByteOrderMark
    made = Mutex(nil)
  }

  var text: SourceText {
    made.withLock { made in
      let text = made ?? SourceText(validUTF8: utf8, file: file, hasByteOrderMark: hasByteOrderMark)
      made = text
      return text
    }
  }
}
