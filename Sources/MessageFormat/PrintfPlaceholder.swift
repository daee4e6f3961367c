/// A placeholder of a printf string, such as `%1$@`, `%-5.2f` or `%#@name@`.
package struct PrintfPlaceholder: Hashable, Sendable {
  /// What stands for a value.
  package enum Kind: Hashable, Sendable {
    /// An argument in a conversion.
    case argument
    /// `%#@name@`: a variable of a .stringsdict, a substitution of a String Catalog.
    case reference(String)
    /// `%arg`: the number of the substitution around it.
    case number
    /// Android's `%n`: the end of a line.
    case lineEnd
  }

  /// A width or precision.
  package enum Size: Hashable, Sendable {
    case digits(String)
    /// `*`, the next argument, or `*2$`, the argument of a number.
    case argument(position: Int?)
  }

  package var kind: Kind
  /// Where it stands, in UTF-8 code units of the string.
  package var range: Range<Int>
  /// The number before `$`: which argument is meant, from 1.
  package var position: Int?
  /// As they are written; for `%[…]@` the brackets and what is in them.
  package var flags: String
  package var width: Size?
  /// What follows the full stop, which may be no digits at all.
  package var precision: Size?
  package var length: String
  /// `d`, `@`, `tY`; empty where the kind says all.
  package var conversion: String

  package init(
    _ kind: Kind = .argument,
    range: Range<Int> = 0..<0,
    position: Int? = nil,
    flags: String = "",
    width: Size? = nil,
    precision: Size? = nil,
    length: String = "",
    conversion: String = ""
  ) {
    self.kind = kind
    self.range = range
    self.position = position
    self.flags = flags
    self.width = width
    self.precision = precision
    self.length = length
    self.conversion = conversion
  }

  /// The placeholder as a string has it, percent sign first.
  package var text: String { "%" + specifier }

  /// What follows the percent sign.
  package var specifier: String {
    let number = position.map { "\($0)$" } ?? ""
    return switch kind {
    case .reference(let name): "\(number)#@\(name)@"
    case .number: number + "arg"
    case .lineEnd: "n"
    case .argument:
      number + flags + (width?.text ?? "") + (precision.map { "." + $0.text } ?? "") + length
        + conversion
    }
  }
}

extension PrintfPlaceholder.Size {
  fileprivate var text: String {
    switch self {
    case .digits(let digits): digits
    case .argument(let position): "*" + (position.map { "\($0)$" } ?? "")
    }
  }

  /// Whether it takes the next argument of the call.
  var takesNextArgument: Bool { self == .argument(position: nil) }
}
