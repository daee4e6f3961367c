/// What a printf placeholder is in the other dialect and in ICU, and back.
///
/// The meanings are those of Apple's “String Format Specifiers”, of java.util.Formatter, and of
/// ICU's number skeletons.
enum PrintfCounterparts {
  /// The placeholder of a text or number without any form asked for.
  static func text(_ dialect: PrintfDialect) -> PrintfPlaceholder {
    PrintfPlaceholder(conversion: dialect == .foundation ? "@" : "s")
  }

  /// The placeholder of a whole number, as wide as Swift's Int in Foundation.
  static func integer(_ dialect: PrintfDialect) -> PrintfPlaceholder {
    PrintfPlaceholder(length: dialect == .foundation ? "ll" : "", conversion: "d")
  }

  /// ICU's format of a whole number.
  static let integerFormat = Message.Format(type: "number", style: "integer")

  /// The placeholder of the other dialect.
  ///
  /// - Throws: where the other dialect cannot say it.
  static func convert(
    _ placeholder: PrintfPlaceholder,
    to target: PrintfDialect
  ) throws(ConversionError) -> PrintfPlaceholder {
    let converted: PrintfPlaceholder? =
      switch target {
      case .android: android(placeholder)
      case .foundation: foundation(placeholder)
      }
    guard let converted else { throw .placeholder(placeholder.text, in: .printf(target)) }
    return converted
  }

  private static func android(_ placeholder: PrintfPlaceholder) -> PrintfPlaceholder? {
    guard placeholder.kind == .argument, placeholder.hasPlainSizes else { return nil }
    var result = placeholder
    result.length = ""
    var flags = ""
    switch placeholder.conversion {
    case "@": (result.conversion, flags) = ("s", "-")
    case "c", "C":
      (result.conversion, flags) = ("c", "-")
      guard placeholder.precision == nil else { return nil }
    case "d", "D", "i", "u", "U":
      (result.conversion, flags) = ("d", "-+ 0")
      guard placeholder.precision == nil else { return nil }
    case "x", "X", "o", "O":
      result.conversion = placeholder.conversion == "O" ? "o" : placeholder.conversion
      flags = "-#0"
      guard placeholder.precision == nil else { return nil }
    case "f", "F", "e", "E":
      guard placeholder.length != "L" else { return nil }
      result.conversion = placeholder.conversion == "F" ? "f" : placeholder.conversion
      flags = "-#+ 0"
      if result.precision == .digits("") { result.precision = .digits("0") }
    default: return nil
    }
    let given = Set(placeholder.flags)
    // java.util.Formatter refuses these.
    let clashes: [Set<Character>] = [["-", "0"], ["+", " "]]
    guard given.count == placeholder.flags.count, given.isSubset(of: flags),
      !clashes.contains(where: given.isSuperset),
      placeholder.width != nil
        || given.isDisjoint(with: ["-", "0"])
    else { return nil }
    return result
  }

  private static func foundation(_ placeholder: PrintfPlaceholder) -> PrintfPlaceholder? {
    guard placeholder.kind == .argument,
      Set(placeholder.flags).isDisjoint(with: [",", "(", "<"])
    else { return nil }
    var result = placeholder
    switch placeholder.conversion {
    case "s": result.conversion = "@"
    case "c": result.conversion = "C"
    case "d", "x", "X", "o": result.length = "ll"
    case "f", "e", "E": break
    default: return nil
    }
    return result
  }

  /// The ICU format of a placeholder; `nil` for an argument as it is.
  ///
  /// - Throws: where ICU has no such format.
  static func icuFormat(
    of placeholder: PrintfPlaceholder,
    _ dialect: PrintfDialect
  ) throws(ConversionError) -> Message.Format? {
    let error = ConversionError.placeholder(placeholder.text, in: .icu)
    guard placeholder.kind == .argument, placeholder.width == nil,
      placeholder.flags.allSatisfy({ $0 == "<" }), placeholder.length != "L"
    else { throw error }
    switch (placeholder.conversion, placeholder.precision) {
    case (text(dialect).conversion, nil): return nil
    case ("d", nil), ("D", nil), ("i", nil), ("u", nil), ("U", nil):
      return integerFormat
    case ("f", nil), ("F", nil): return fixed("6")
    case ("f", .digits(let digits)), ("F", .digits(let digits)): return fixed(digits)
    default: throw error
    }
  }

  private static func fixed(_ digits: String) -> Message.Format {
    // More digits than a Double has tell nothing.
    let count = min(Int(digits.isEmpty ? "0" : digits) ?? 0, 100)
    return Message.Format(type: "number", style: "::." + String(repeating: "0", count: count))
  }

  /// The placeholder of an ICU format; `nil` where printf has none.
  static func placeholder(
    icuFormat format: Message.Format?,
    _ dialect: PrintfDialect
  ) -> PrintfPlaceholder? {
    guard let format else { return text(dialect) }
    guard format.type == "number", let style = format.style else { return nil }
    if style == "integer" { return integer(dialect) }
    guard style.hasPrefix("::") else { return nil }
    let stem = style.dropFirst(2).drop { $0 == " " }
    if stem == "precision-integer" || stem == "." {
      return PrintfPlaceholder(precision: .digits("0"), conversion: "f")
    }
    guard stem.first == ".", stem.dropFirst().allSatisfy({ $0 == "0" }) else { return nil }
    return PrintfPlaceholder(precision: .digits("\(stem.count - 1)"), conversion: "f")
  }
}

extension PrintfPlaceholder {
  /// Whether no argument gives the width or the precision.
  var hasPlainSizes: Bool {
    for case .argument in [width, precision] { return false }
    return true
  }
}
