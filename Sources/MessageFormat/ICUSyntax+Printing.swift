internal import ICU

extension ICUSyntax {
  /// The pattern of a tree, which ICU's own parser reads as the same tree.
  ///
  /// printf placeholders become the ICU formats that say the same; how a String Catalog writes a
  /// plural is not told.
  ///
  /// - Throws: a placeholder without a counterpart, a plural without `other`, or a name that ICU
  ///   does not take.
  package static func print(_ message: Message) throws(ConversionError) -> String {
    let form = try message.inICU(around: nil)
    var printer = ICUPrinter()
    printer.write(form, in: .message)
    // Names, selectors and styles stand in the pattern as they are: ICU tells whether they may.
    guard (try? parse(printer.pattern)) == form else { throw .notICU(printer.pattern) }
    return printer.pattern
  }
}

/// The plural that a part stands in.
private struct SurroundingPlural {
  var plural: Message.Plural
  /// Whether no select stands between: ICU looks for `#` in the plural's own cases only.
  var isDirect: Bool

  func number() throws(ConversionError) -> Message.Part {
    if isDirect { return .number }
    guard plural.offset == 0 else { throw .numberOutsidePlural }
    return .argument(name: plural.name, format: Message.Format(type: "number"))
  }
}

extension Message {
  /// The tree with ICU's formats alone, and texts side by side as one.
  fileprivate func inICU(around: SurroundingPlural?) throws(ConversionError) -> Message {
    var message = Message(parts: [])
    for part in parts {
      switch part {
      case .text(let text): message.append(text: text)
      case .argument(let name, let format):
        message.parts.append(.argument(name: name, format: try format.flatMap(inICU)))
      case .number:
        guard let around else { throw .numberOutsidePlural }
        message.parts.append(try around.number())
      case .plural(var plural):
        let here = SurroundingPlural(plural: plural, isDirect: true)
        plural.cases = try plural.cases.inICU(
          around: here,
          of: plural.substitution?.name ?? plural.name
        )
        plural.substitution = nil
        message.parts.append(.plural(plural))
      case .select(let name, let cases):
        let here = around.map { SurroundingPlural(plural: $0.plural, isDirect: false) }
        message.parts.append(
          .select(name: name, cases: try cases.inICU(around: here, of: name))
        )
      }
    }
    return message
  }

  private func inICU(_ format: Format) throws(ConversionError) -> Format? {
    for dialect in PrintfDialect.allCases where format.type == dialect.formatType {
      guard let placeholder = format.placeholder(dialect) else { break }
      return try PrintfCounterparts.icuFormat(of: placeholder, dialect)
    }
    return format
  }
}

extension [Message.Case] {
  fileprivate func inICU(
    around: SurroundingPlural?,
    of name: String
  ) throws(ConversionError) -> [Message.Case] {
    guard hasOther else { throw .missingOther(variation: name) }
    return try map { (branch) throws(ConversionError) in
      Message.Case(selector: branch.selector, message: try branch.message.inICU(around: around))
    }
  }

  var hasOther: Bool { contains { $0.selector == "other" } }
}
