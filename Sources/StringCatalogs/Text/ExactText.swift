/// A text that is equal only to the same bytes, as keys in a file are.
///
/// Swift holds a composed letter and a decomposed one to be equal; as keys they are two.
package struct ExactText: Hashable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func == (first: ExactText, second: ExactText) -> Bool {
    first.text.utf8.count == second.text.utf8.count
      && first.text.utf8.elementsEqual(second.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension String {
  /// The text by its bytes, as a key or to be compared.
  package var exact: ExactText { ExactText(self) }

  /// Whether another text has the same bytes.
  package func isExactly(_ other: String) -> Bool { exact == other.exact }
}
