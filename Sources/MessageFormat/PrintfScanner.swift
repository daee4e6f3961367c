/// Finds the percent signs of a printf string and what belongs to each.
///
/// The grammar is that of IEEE Std 1003.1 (fprintf) with Apple's “String Format Specifiers”, and
/// that of java.util.Formatter: `%[index$][flags][width][.precision]conversion`.
package struct PrintfScanner {
  private let bytes: [UInt8]
  private let dialect: PrintfDialect
  private var index = 0

  /// Every percent sign of a string, in the order of the string.
  package static func scan(_ text: String, _ dialect: PrintfDialect) -> [PrintfToken] {
    var scanner = PrintfScanner(bytes: Array(text.utf8), dialect: dialect)
    var tokens: [PrintfToken] = []
    while let start = scanner.bytes[scanner.index...].firstIndex(of: UInt8(ascii: "%")) {
      scanner.index = start + 1
      tokens.append(scanner.token(from: start))
    }
    return tokens
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skip(_ word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  private mutating func take(while condition: (UInt8) -> Bool) -> String {
    let taken = bytes[index...].prefix(while: condition)
    index = taken.endIndex
    return String(decoding: taken, as: UTF8.self)
  }

  private mutating func token(from start: Int) -> PrintfToken {
    if skip("%") { return .percent(start..<index) }
    var placeholder = PrintfPlaceholder()
    placeholder.position = position()
    if dialect == .foundation, let kind = variable() {
      placeholder.kind = kind
    } else {
      placeholder.flags = flags()
      placeholder.width = size()
      placeholder.precision = precision()
      placeholder.length = dialect.lengths.first { skip($0) } ?? ""
      if let fault = conversion(of: &placeholder, from: start) { return .fault(fault) }
    }
    placeholder.range = start..<index
    if isProse(placeholder) {
      return .fault(
        PrintfFault(.prose(conversion: placeholder.conversion), range: placeholder.range)
      )
    }
    return .placeholder(placeholder)
  }

  /// Digits and `$`; nothing is taken where the digits are a width.
  private mutating func position() -> Int? {
    let start = index
    let digits = take(while: isDigit)
    if digits.first != "0", let number = Int(digits), skip("$") { return number }
    index = start
    return nil
  }

  /// `#@name@` or `arg`.
  private mutating func variable() -> PrintfPlaceholder.Kind? {
    if skip("arg") { return .number }
    let start = index
    guard skip("#@") else { return nil }
    let name = take { $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: "%") }
    if !name.isEmpty, skip("@") { return .reference(name) }
    index = start
    return nil
  }

  private mutating func flags() -> String {
    // CFString skips what stands in brackets before the type; Apple's own catalogs have `%[tt]@`.
    if dialect == .foundation, next == UInt8(ascii: "["),
      let end = bytes[index...].firstIndex(of: UInt8(ascii: "]")), end + 1 < bytes.count,
      bytes[end + 1] == UInt8(ascii: "@")
    {
      defer { index = end + 1 }
      return String(decoding: bytes[index...end], as: UTF8.self)
    }
    return take(while: dialect.flags.contains)
  }

  private mutating func size() -> PrintfPlaceholder.Size? {
    if dialect == .foundation, skip("*") { return .argument(position: position()) }
    let digits = take(while: isDigit)
    return digits.isEmpty ? nil : .digits(digits)
  }

  private mutating func precision() -> PrintfPlaceholder.Size? {
    let start = index
    guard skip(".") else { return nil }
    if let size = size() { return size }
    if dialect == .foundation { return .digits("") }
    // java.util.Formatter wants digits.
    index = start
    return nil
  }

  /// Takes the type; a fault where there is none.
  private mutating func conversion(
    of placeholder: inout PrintfPlaceholder,
    from start: Int
  ) -> PrintfFault? {
    if dialect == .android, let kind = androidConversion(&placeholder) {
      placeholder.kind = kind
      return nil
    }
    // A percent sign and a space: there is nothing of a placeholder in that.
    let isBare = placeholder.specifier.allSatisfy { $0 == " " }
    guard let letter = next, isLetter(letter) || letter == UInt8(ascii: "@") else {
      return fault(isBare ? .lonePercent : .lostConversion, from: start)
    }
    let isKnown = dialect.conversions.contains(letter)
    if !isKnown, isBare, !placeholder.flags.isEmpty { return fault(.lonePercent, from: start) }
    index += 1
    guard isKnown else {
      return fault(.unknownConversion(Character(UnicodeScalar(letter))), from: start)
    }
    placeholder.conversion = String(UnicodeScalar(letter))
    return nil
  }

  private mutating func androidConversion(
    _ placeholder: inout PrintfPlaceholder
  ) -> PrintfPlaceholder.Kind? {
    if placeholder == PrintfPlaceholder(), skip("n") { return .lineEnd }
    guard let letter = next, [UInt8(ascii: "t"), UInt8(ascii: "T")].contains(letter),
      index + 1 < bytes.count, PrintfDialect.dateConversions.contains(bytes[index + 1])
    else { return nil }
    placeholder.conversion = String(decoding: bytes[index...(index + 1)], as: UTF8.self)
    index += 2
    return .argument
  }

  private mutating func fault(_ kind: PrintfFault.Kind, from start: Int) -> PrintfFault {
    // A space after the percent sign is the text's own.
    if kind == .lonePercent { index = start + 1 }
    return PrintfFault(kind, range: start..<index)
  }

  /// Whether a placeholder is a percent sign in prose: `5% of`, `50 % des`, `100%-ig`.
  ///
  /// A space has a meaning in signed conversions alone, a minus sign beside a width; prose goes on
  /// with a letter or an apostrophe, or has a digit before the percent sign.
  private func isProse(_ placeholder: PrintfPlaceholder) -> Bool {
    guard placeholder.kind == .argument, placeholder.position == nil else { return false }
    let isSpaced = placeholder.flags.hasPrefix(" ")
    guard isSpaced || placeholder.flags == "-" && placeholder.width == nil else { return false }
    if isSpaced, !"diaAeEfFgG".contains(placeholder.conversion) { return true }
    let before = bytes[..<placeholder.range.lowerBound].last
    let apostrophes = ["'", "\u{2019}"]
    return before.map(isDigit) ?? false || next.map(isLetter) ?? false
      || apostrophes.contains { bytes[index...].starts(with: $0.utf8) }
  }
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

private func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}
