/// 128 bits that nobody can guess, as 32 hexadecimal digits: from the system's source of random
/// numbers for cryptography.
package struct RandomDigits: Sendable {
  package let text: String

  package init() {
    var generator = SystemRandomNumberGenerator()
    text = (0..<2).map { _ in
      let digits = String(UInt64.random(in: .min ... .max, using: &generator), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
