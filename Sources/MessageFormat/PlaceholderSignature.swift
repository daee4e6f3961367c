internal import StringCatalogs

/// The arguments that a string shows, with their types.
struct PlaceholderSignature {
  /// What is compared: an argument, a reference of which no argument is known, or `%arg`.
  enum Key: Hashable {
    case argument(Int)
    case reference(String)
    case number
  }

  /// A placeholder in a string.
  struct Item: Hashable {
    var key: Key
    var type: PrintfType
    /// As the string has it.
    var text: String
    /// With the number of its argument; a substitution's as the placeholder of its type.
    var numberedText: String
    var isNumbered: Bool
  }

  /// In the order of the string.
  var items: [Item] = []
  /// What looks like a placeholder and is none, as it is written.
  var faults: [String] = []

  var keys: Set<Key> { Set(items.map(\.key)) }

  /// The signature of a text that may refer to substitutions; its first placeholder without a
  /// number takes the argument `first`.
  init(
    of text: String,
    _ dialect: PrintfDialect,
    first: Int = 1,
    substitutions: [LocalizedString.Substitution] = []
  ) {
    let tokens = PrintfScanner.scan(text, dialect)
    let arguments = PrintfArguments(
      of: tokens.compactMap(\.placeholder),
      first: first,
      substitutions: substitutions.arguments
    )
    for use in arguments.uses where use.argument > 0 {
      for size in [use.widthArgument, use.precisionArgument] {
        guard let size else { continue }
        items.append(
          Item(
            key: .argument(size),
            type: .size,
            text: use.placeholder.text,
            numberedText: use.numbered.text,
            isNumbered: use.placeholder.position != nil
          )
        )
      }
      items.append(Item(use, dialect, substitutions))
    }
    let bytes = Array(text.utf8)
    for case .fault(let fault) in tokens {
      faults.append(String(decoding: bytes[fault.range], as: UTF8.self))
    }
  }
}

extension PlaceholderSignature.Item {
  fileprivate init(
    _ use: PrintfArguments.Use,
    _ dialect: PrintfDialect,
    _ substitutions: [LocalizedString.Substitution]
  ) {
    key = .argument(use.argument)
    type = PrintfType(use.placeholder, dialect)
    text = use.placeholder.text
    numberedText = use.numbered.text
    isNumbered = use.placeholder.position != nil
    switch use.placeholder.kind {
    case .number: key = .number
    case .reference(let name):
      let substitution = substitutions.first { $0.name == name }
      if var placeholder = substitution?.placeholder {
        type = PrintfType(placeholder, dialect)
        placeholder.position = use.argument
        numberedText = placeholder.text
      }
      if substitution == nil { key = .reference(name) }
      // The number of a reference is told elsewhere.
      isNumbered = true
    case .argument, .lineEnd: break
    }
  }
}
