extension String {
  /// The placeholders of a printf string, in its order.
  package func placeholders(_ dialect: PrintfDialect) -> [PrintfPlaceholder] {
    guard utf8.contains(UInt8(ascii: "%")) else { return [] }
    return PrintfScanner.scan(self, dialect).compactMap(\.placeholder)
  }

  /// The string with other words for some of its placeholders, and everything else as it is.
  package func replacing(
    _ placeholders: [PrintfPlaceholder],
    _ words: (_ index: Int, _ placeholder: PrintfPlaceholder) -> String?
  ) -> String {
    guard !placeholders.isEmpty else { return self }
    let old = Array(utf8)
    var new: [UInt8] = []
    var end = 0
    for (index, placeholder) in placeholders.enumerated() {
      guard let word = words(index, placeholder) else { continue }
      new += old[end..<placeholder.range.lowerBound]
      new += word.utf8
      end = placeholder.range.upperBound
    }
    new += old[end...]
    return String(decoding: new, as: UTF8.self)
  }
}

extension PrintfPlaceholder {
  /// The conversion with its length alone, as a substitution has it: `lld`.
  package var type: String { length + conversion }

  /// Whether nothing but its type, and perhaps a number, is said.
  package var isPlain: Bool {
    kind == .argument && flags.isEmpty && width == nil && precision == nil
  }

  /// The placeholder with the number of its argument; those of its width and precision, where they
  /// take the next ones in turn, are the arguments before it.
  package func numbered(_ argument: Int) -> PrintfPlaceholder {
    var numbered = self
    numbered.position = argument
    var size = argument - sizeArguments
    for part in [\PrintfPlaceholder.width, \.precision]
    where numbered[keyPath: part]?.takesNextArgument == true {
      numbered[keyPath: part] = .argument(position: size)
      size += 1
    }
    return numbered
  }

  /// How many arguments its width and precision take in turn.
  package var sizeArguments: Int { [width, precision].count { $0?.takesNextArgument == true } }
}
