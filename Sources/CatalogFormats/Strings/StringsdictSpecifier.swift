/// What a percent sign begins in a format string of Foundation.
struct StringsdictSpecifier: Hashable {
  enum Kind: Hashable {
    /// A printf conversion: flags, width and precision, then length and type (`lld`).
    case conversion(flags: String, type: String)
    /// `%#@name@`: a variable of a .stringsdict, a substitution of a String Catalog.
    case reference(String)
    /// `%arg`, which in a String Catalog is the argument of the substitution around it.
    case argument
  }

  let kind: Kind
  /// The argument that it says, counted from 1: the 2 of `%2$@`.
  let number: Int?
  /// How many arguments its width and precision take, where they are asterisks.
  let asterisks: Int
  let range: Range<String.Index>

  /// Whether it prints a number, which a plural may be of.
  var isNumber: Bool {
    guard case .conversion(_, let type) = kind, let letter = type.last else { return false }
    return "diuxXoDUOfFeEgGaA".contains(letter)
  }

  /// Whether it is a conversion of a type, without flags, width or precision.
  func isPlain(_ type: String?) -> Bool {
    type.map { kind == .conversion(flags: "", type: $0) } ?? false
  }

  /// The specifiers of a text, in order; `%%` is none.
  static func all(in text: String) -> [StringsdictSpecifier] {
    var specifiers: [StringsdictSpecifier] = []
    var rest = text[...]
    while let percent = rest.unicodeScalars.firstIndex(of: "%") {
      var scanner = Scanner(rest: text[percent...].dropFirstScalar)
      if !scanner.take("%"), let found = scanner.specifier(from: percent) {
        specifiers.append(found)
      }
      rest = scanner.rest
    }
    return specifiers
  }
}

extension Substring {
  fileprivate var dropFirstScalar: Substring { Substring(unicodeScalars.dropFirst()) }
}

/// Reads one specifier behind its percent sign.
private struct Scanner {
  var rest: Substring

  mutating func take(_ word: String) -> Bool {
    guard rest.unicodeScalars.starts(with: word.unicodeScalars) else { return false }
    rest = Substring(rest.unicodeScalars.dropFirst(word.unicodeScalars.count))
    return true
  }

  private mutating func take(while isMember: (Unicode.Scalar) -> Bool) -> String {
    let word = rest.unicodeScalars.prefix(while: isMember)
    rest = Substring(rest.unicodeScalars[word.endIndex...])
    return String(word)
  }

  private mutating func digits() -> String { take { ("0"..."9").contains($0) } }

  /// The 2 of `2$`.
  private mutating func number() -> Int? {
    let start = rest
    if let number = Int(digits()), number > 0, take("$") { return number }
    rest = start
    return nil
  }

  /// The specifier that stands here; `nil`, and nothing taken, where none does.
  mutating func specifier(from percent: String.Index) -> StringsdictSpecifier? {
    let start = rest
    let number = number()
    var asterisks = 0
    guard let kind = kind(&asterisks) else {
      rest = start
      return nil
    }
    return StringsdictSpecifier(
      kind: kind,
      number: number,
      asterisks: asterisks,
      range: percent..<rest.startIndex
    )
  }

  private mutating func kind(_ asterisks: inout Int) -> StringsdictSpecifier.Kind? {
    if take("#@") {
      let name = take { $0 != "@" }
      return take("@") ? .reference(name) : nil
    }
    if take("arg") { return .argument }
    var flags = take { "-+ 0#'".unicodeScalars.contains($0) }
    flags += size(&asterisks)
    if take(".") { flags += "." + size(&asterisks) }
    let lengths = ["hh", "h", "ll", "l", "q", "L", "z", "t", "j", ""]
    let length = lengths.first { take($0) } ?? ""
    guard let letter = rest.unicodeScalars.first,
      "@dDiuUxXoOeEfFgGaAcCsSpn".unicodeScalars.contains(letter), take(String(letter))
    else { return nil }
    return .conversion(flags: flags, type: length + String(letter))
  }

  /// A width or precision.
  private mutating func size(_ asterisks: inout Int) -> String {
    guard take("*") else { return digits() }
    guard let number = number() else {
      asterisks += 1
      return "*"
    }
    return "*\(number)$"
  }
}
