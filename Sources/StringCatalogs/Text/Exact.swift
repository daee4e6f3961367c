/// A text of a value that is equal to another value only where this text has the same bytes.
///
/// The values of files are made of such texts, so that what the compiler writes for their equality
/// is true of files, too: see ``ExactText``.
@propertyWrapper
package struct Exact<Text: TextOfFile>: Hashable, Sendable {
  package var wrappedValue: Text

  package init(wrappedValue: Text) {
    self.wrappedValue = wrappedValue
  }

  package static func == (first: Exact, second: Exact) -> Bool {
    first.wrappedValue.bytes == second.wrappedValue.bytes
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue.bytes) }
}

/// A text, or none.
package protocol TextOfFile: Sendable {
  /// What the text is by its bytes.
  var bytes: ExactText? { get }
}

extension String: TextOfFile {
  package var bytes: ExactText? { exact }
}

extension String?: TextOfFile {
  package var bytes: ExactText? { self?.exact }
}
