internal import StringCatalogs

/// Names for keys, where a format allows only identifiers.
///
/// A key that is an identifier is its own name. Any other gets one made of it: `a.b` is `a_b`. Where
/// that says too little, or two keys would get the same, a number made of the key follows, so that
/// the name of a key never depends on the other keys' order.
struct ResourceNames {
  /// What a format allows.
  struct Rules: Sendable {
    /// Whether a name may be written.
    let allows: @Sendable (String) -> Bool
    /// What stands before a name that would begin wrongly.
    let prefix: String
    /// Whether the first letter must be small.
    let startsSmall: Bool
  }

  private static let maximumLength = 64
  private static let separators: Set<Unicode.Scalar> = [".", "-", " ", "/", ":"]

  private var names: [ExactText: String] = [:]

  init(of keys: [String], _ rules: Rules) {
    var taken: Set<String> = []
    var others: [(key: String, base: String, isPlain: Bool)] = []
    for key in keys {
      if rules.allows(key) {
        names[key.exact] = key
        taken.insert(key)
      } else {
        let (base, isPlain) = Self.base(of: key, rules)
        others.append((key, base, isPlain))
      }
    }
    let uses = Dictionary(others.map { ($0.base, 1) }, uniquingKeysWith: +)
    for (key, base, isPlain) in others where names[key.exact] == nil {
      var name = base
      if !isPlain || uses[base] != 1 || taken.contains(base) {
        name += "_" + Self.hash(of: key)
        while taken.contains(name) { name += "_" }
      }
      taken.insert(name)
      names[key.exact] = name
    }
  }

  subscript(key: String) -> String { names[key.exact] ?? key }

  /// The letters and digits of a key, and whether nothing but separators was left out.
  private static func base(of key: String, _ rules: Rules) -> (name: String, isPlain: Bool) {
    var name = ""
    var isPlain = true
    for scalar in key.unicodeScalars {
      if scalar.isASCII, scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        name.unicodeScalars.append(scalar)
      } else {
        if scalar != "_", !separators.contains(scalar) { isPlain = false }
        if !name.isEmpty, !name.hasSuffix("_") { name += "_" }
      }
    }
    while name.hasSuffix("_") { name.removeLast() }
    if name.utf8.count > maximumLength {
      name = String(name.prefix(maximumLength))
      isPlain = false
    }
    if rules.startsSmall, let first = name.first { name = first.lowercased() + name.dropFirst() }
    if !rules.allows(name) {
      name = name.isEmpty ? rules.prefix : rules.prefix + "_" + name
      isPlain = false
    }
    return (name, isPlain)
  }

  /// FNV-1a of 32 bits, in hexadecimal: the same in every run and on every machine.
  private static func hash(of key: String) -> String {
    let hash = key.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension ResourceNames.Rules {
  /// A letter or `_`, then letters, digits and `_`; no word that the language keeps for itself.
  static func isIdentifier(_ name: String, reserved: Set<String>) -> Bool {
    guard let first = name.utf8.first, !isDigit(first), !reserved.contains(name) else {
      return false
    }
    return name.utf8.allSatisfy { byte in
      isDigit(byte) || byte == UInt8(ascii: "_")
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
